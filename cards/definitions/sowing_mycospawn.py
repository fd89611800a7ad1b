from sim.vocab import (
    LAND,
    TARGET,
    THIS,
    WAS_KICKED,
    YOU,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_STACK,
    Card,
    Move,
    Search,
    Shuffle,
    casts,
    devoid,
    kicker,
    stored,
    target,
    whenever,
)


class SowingMycospawn(Card):
    name, cost, type_line = "Sowing Mycospawn", "{3}{G}", "Creature - Eldrazi Fungus"
    power, toughness = 3, 3
    keywords = (devoid(), kicker("{1}{C}"))
    sow = whenever(
        casts(YOU, THIS),
        Search(LAND),
        Move(stored("found"), ZONE_BATTLEFIELD),
        Shuffle(),
        zones=(ZONE_STACK,),
    )
    reap = whenever(
        casts(YOU, THIS),
        Move(TARGET, ZONE_EXILE),
        targets=target(LAND),
        condition=WAS_KICKED,
        zones=(ZONE_STACK,),
    )
