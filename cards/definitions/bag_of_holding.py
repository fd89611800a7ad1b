from sim.vocab import (
    CARD,
    MOVED_CARD,
    SACRIFICE_SELF,
    SELF,
    TAP,
    YOU,
    ZONE_EXILE,
    ZONE_HAND,
    Card,
    Discard,
    Draw,
    ExiledBy,
    FromZone,
    Move,
    activated,
    discards,
    every,
    whenever,
)


class BagOfHolding(Card):
    name, cost, type_line = "Bag of Holding", "{1}", "Artifact"
    bag = whenever(discards(YOU, CARD), Move(FromZone(MOVED_CARD), ZONE_EXILE))
    rummage = activated(("{2}", TAP), Draw(), Discard())
    unpack = activated(
        ("{4}", TAP, SACRIFICE_SELF), Move(every(CARD & ExiledBy(SELF), ZONE_EXILE), ZONE_HAND)
    )
