from sim.vocab import REACH, Card


class GiantSpider(Card):
    name, cost, type_line = "Giant Spider", "{3}{G}", "Creature - Spider"
    power, toughness = 2, 4
    keywords = (REACH,)
