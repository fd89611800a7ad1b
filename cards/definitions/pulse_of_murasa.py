from sim.vocab import (
    CREATURE,
    LAND,
    TARGET,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    Card,
    GainLife,
    Move,
    spell,
    target,
)


class PulseOfMurasa(Card):
    name, cost, type_line = "Pulse of Murasa", "{2}{G}", "Instant"
    pulse = spell(
        Move(TARGET, ZONE_HAND),
        GainLife(6),
        targets=target(CREATURE | LAND, ZONE_GRAVEYARD),
    )
