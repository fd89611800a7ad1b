from sim.vocab import (
    LAND,
    TARGET,
    YOURS,
    ZONE_HAND,
    Card,
    Move,
    every,
    overload,
    spell,
    target,
)


class CyclonicRift(Card):
    name, cost, type_line = "Cyclonic Rift", "{1}{U}", "Instant"
    rift = spell(Move(TARGET, ZONE_HAND), targets=target(~LAND & ~YOURS))
    keywords = (overload("{6}{U}", Move(every(~LAND & ~YOURS), ZONE_HAND)),)
