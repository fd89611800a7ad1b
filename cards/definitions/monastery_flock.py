from sim.vocab import DEFENDER, FLYING, Card, morph


class MonasteryFlock(Card):
    name, cost, type_line = "Monastery Flock", "{2}{U}", "Creature - Bird"
    power, toughness = 0, 5
    keywords = (DEFENDER, FLYING, morph("{U}"))
