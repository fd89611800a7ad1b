from sim.vocab import LIFELINK, Card, embalm


class SacredCat(Card):
    name, cost, type_line = "Sacred Cat", "{W}", "Creature - Cat"
    power, toughness = 1, 1
    keywords = (LIFELINK, embalm("{W}"))
