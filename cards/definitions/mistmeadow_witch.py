from sim.vocab import (
    CREATURE,
    TARGET,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    Card,
    Delayed,
    Move,
    activated,
    next_end_step,
    stored,
    target,
)


class MistmeadowWitch(Card):
    name, cost, type_line = "Mistmeadow Witch", "{1}{W/U}", "Creature - Kithkin Wizard"
    power, toughness = 1, 1
    mist = activated(
        "{2}{W}{U}",
        Move(TARGET, ZONE_EXILE, store="exiled"),
        Delayed(next_end_step(), (Move(stored("exiled"), ZONE_BATTLEFIELD),)),
        targets=target(CREATURE),
    )
