from sim.vocab import LIFELINK, Card, morph


class AbzanGuide(Card):
    name, cost, type_line = "Abzan Guide", "{3}{W}{B}{G}", "Creature - Human Warrior"
    power, toughness = 4, 4
    keywords = (LIFELINK, morph("{2}{W}{B}{G}"))
