from sim.vocab import THIS, Card, MustAttack, annihilator, static


class UlamogsCrusher(Card):
    name, cost, type_line = "Ulamog's Crusher", "{8}", "Creature - Eldrazi"
    power, toughness = 8, 8
    keywords = (annihilator(2),)
    rage = static(MustAttack(THIS))
