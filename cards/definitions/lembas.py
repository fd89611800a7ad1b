from sim.vocab import (
    MOVED_CARD,
    SACRIFICE_SELF,
    TAP,
    Card,
    Draw,
    GainLife,
    Scry,
    ShuffleInto,
    activated,
    dies,
    enters,
    whenever,
)


class Lembas(Card):
    name, cost, type_line = "Lembas", "{2}", "Artifact - Food"
    bake = whenever(enters(), Scry(1), Draw())
    eat = activated(("{2}", TAP, SACRIFICE_SELF), GainLife(3))
    leftovers = whenever(dies(), ShuffleInto(MOVED_CARD))
