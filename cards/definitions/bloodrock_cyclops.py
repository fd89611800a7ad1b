from sim.vocab import THIS, Card, MustAttack, static


class BloodrockCyclops(Card):
    name, cost, type_line = "Bloodrock Cyclops", "{2}{R}", "Creature - Cyclops"
    power, toughness = 3, 3
    rage = static(MustAttack(THIS))
