from sim.vocab import Card, X, enters_with


class IvyElemental(Card):
    name, cost, type_line = "Ivy Elemental", "{X}{G}", "Creature - Elemental"
    power, toughness = 0, 0
    grow = enters_with("+1/+1", X)
