from sim.vocab import FLYING, HASTE, Card, madness


class KitchenImp(Card):
    name, cost, type_line = "Kitchen Imp", "{3}{B}", "Creature - Imp"
    power, toughness = 2, 2
    keywords = (FLYING, HASTE, madness("{B}"))
