from sim.vocab import (
    CREATURE,
    SACRIFICE_SELF,
    TAPPED,
    TARGET,
    Card,
    Draw,
    PutCounters,
    activated,
    either,
    enters,
    leaves,
    up_to,
    whenever,
)


class CryogenRelic(Card):
    name, cost, type_line = "Cryogen Relic", "{1}{U}", "Artifact"
    study = whenever(either(enters(), leaves()), Draw())
    freeze = activated(
        ("{1}{U}", SACRIFICE_SELF),
        PutCounters("stun", 1, TARGET),
        targets=up_to(1, TAPPED & CREATURE),
    )
