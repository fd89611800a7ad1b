from sim.vocab import FLYING, Card


class Ornithopter(Card):
    name, cost, type_line = "Ornithopter", "{0}", "Artifact Creature - Thopter"
    power, toughness = 0, 2
    keywords = (FLYING,)
