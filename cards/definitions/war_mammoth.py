from sim.vocab import TRAMPLE, Card


class WarMammoth(Card):
    name, cost, type_line = "War Mammoth", "{3}{G}", "Creature - Elephant"
    power, toughness = 3, 3
    keywords = (TRAMPLE,)
