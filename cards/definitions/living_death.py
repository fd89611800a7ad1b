from sim.vocab import (
    CREATURE,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    Move,
    SacrificeAll,
    every,
    spell,
    stored,
)


class LivingDeath(Card):
    name, cost, type_line = "Living Death", "{3}{B}{B}", "Sorcery"
    exchange = spell(
        Move(every(CREATURE, ZONE_GRAVEYARD), ZONE_EXILE, store="risen"),
        SacrificeAll(CREATURE),
        Move(stored("risen"), ZONE_BATTLEFIELD),
    )
