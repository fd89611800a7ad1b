from sim.vocab import FIRST_STRIKE, Card, morph


class BatteringCraghorn(Card):
    name, cost, type_line = "Battering Craghorn", "{2}{R}{R}", "Creature - Goat Beast"
    power, toughness = 3, 1
    keywords = (FIRST_STRIKE, morph("{1}{R}{R}"))
