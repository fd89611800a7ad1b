from sim.vocab import SACRIFICE_SELF, TAP, Card, activated, add_any_color


class LotusPetal(Card):
    name, cost, type_line = "Lotus Petal", "{0}", "Artifact"
    mana = activated((TAP, SACRIFICE_SELF), add_any_color())
