from sim.vocab import (
    LAND,
    TARGET,
    WAS_KICKED,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    Card,
    Move,
    Search,
    Shuffle,
    devoid,
    kicker,
    stored,
    target,
    when_cast,
)


class SowingMycospawn(Card):
    name, cost, type_line = "Sowing Mycospawn", "{3}{G}", "Creature - Eldrazi Fungus"
    power, toughness = 3, 3
    keywords = (devoid(), kicker("{1}{C}"))
    sow = when_cast(
        Search(LAND),
        Move(stored("found"), ZONE_BATTLEFIELD),
        Shuffle(),
    )
    reap = when_cast(
        Move(TARGET, ZONE_EXILE),
        targets=target(LAND),
        condition=WAS_KICKED,
    )
