from sim.vocab import TRAMPLE, Card


class GarruksCompanion(Card):
    name, cost, type_line = "Garruk's Companion", "{G}{G}", "Creature - Beast"
    power, toughness = 3, 2
    keywords = (TRAMPLE,)
