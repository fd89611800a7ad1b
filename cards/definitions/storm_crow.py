from sim.vocab import FLYING, Card


class StormCrow(Card):
    name, cost, type_line = "Storm Crow", "{1}{U}", "Creature - Bird"
    power, toughness = 1, 2
    keywords = (FLYING,)
