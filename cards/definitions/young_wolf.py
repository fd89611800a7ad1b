from sim.vocab import Card, undying


class YoungWolf(Card):
    name, cost, type_line = "Young Wolf", "{G}", "Creature - Wolf"
    power, toughness = 1, 1
    keywords = (undying(),)
