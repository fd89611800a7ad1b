from sim.vocab import (
    CREATURE,
    TARGET,
    YOU,
    YOURS,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    Card,
    Move,
    spell,
    stored,
    target,
)


class Cloudshift(Card):
    name, cost, type_line = "Cloudshift", "{W}", "Instant"
    shift = spell(
        Move(TARGET, ZONE_EXILE, store="exiled"),
        Move(stored("exiled"), ZONE_BATTLEFIELD, controller=YOU),
        targets=target(CREATURE & YOURS),
    )
