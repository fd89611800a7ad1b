from sim.vocab import (
    FLYING,
    OTHER,
    PERMANENT,
    TARGET,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    Card,
    Delayed,
    Move,
    enters,
    next_end_step,
    stored,
    target,
    whenever,
)


class Flickerwisp(Card):
    name, cost, type_line = "Flickerwisp", "{1}{W}{W}", "Creature - Elemental"
    power, toughness = 3, 1
    keywords = (FLYING,)
    flicker = whenever(
        enters(),
        Move(TARGET, ZONE_EXILE, store="exiled"),
        Delayed(next_end_step(), (Move(stored("exiled", "the exiled card"), ZONE_BATTLEFIELD),)),
        targets=target(OTHER & PERMANENT),
    )
