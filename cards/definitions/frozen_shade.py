from sim.vocab import SELF, Card, Change, activated, gets


class FrozenShade(Card):
    name, cost, type_line = "Frozen Shade", "{2}{B}", "Creature - Shade"
    power, toughness = 0, 1
    grow = activated("{B}", Change(SELF, (gets(1, 1),)))
