from sim.vocab import HASTE, Card, undying


class StranglerootGeist(Card):
    name, cost, type_line = "Strangleroot Geist", "{G}{G}", "Creature - Spirit"
    power, toughness = 2, 1
    keywords = (HASTE, undying())
