from sim.vocab import FLYING, VIGILANCE, Card


class SerraAngel(Card):
    name, cost, type_line = "Serra Angel", "{3}{W}{W}", "Creature - Angel"
    power, toughness = 4, 4
    keywords = (FLYING, VIGILANCE)
