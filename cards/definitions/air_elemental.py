from sim.vocab import FLYING, Card


class AirElemental(Card):
    name, cost, type_line = "Air Elemental", "{3}{U}{U}", "Creature - Elemental"
    power, toughness = 4, 4
    keywords = (FLYING,)
