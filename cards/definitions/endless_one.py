from sim.vocab import Card, X, enters_with


class EndlessOne(Card):
    name, cost, type_line = "Endless One", "{X}", "Creature - Eldrazi"
    power, toughness = 0, 0
    size = enters_with("+1/+1", X)
