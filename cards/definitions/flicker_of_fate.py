from sim.vocab import (
    CREATURE,
    ENCHANTMENT,
    TARGET,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    Card,
    Move,
    spell,
    stored,
    target,
)


class FlickerOfFate(Card):
    name, cost, type_line = "Flicker of Fate", "{1}{W}", "Instant"
    flicker = spell(
        Move(TARGET, ZONE_EXILE, store="exiled"),
        Move(stored("exiled"), ZONE_BATTLEFIELD),
        targets=target(CREATURE | ENCHANTMENT),
    )
