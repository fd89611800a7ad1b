from sim.vocab import (
    CREATURE,
    TARGET,
    ZONE_EXILE,
    Card,
    GainLife,
    Move,
    controller_of,
    power_of,
    spell,
    target,
)


class SwordsToPlowshares(Card):
    name, cost, type_line = "Swords to Plowshares", "{W}", "Instant"
    plow = spell(
        Move(TARGET, ZONE_EXILE),
        GainLife(power_of(TARGET), controller_of(TARGET)),
        targets=target(CREATURE),
    )
