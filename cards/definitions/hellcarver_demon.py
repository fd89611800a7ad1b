from sim.vocab import (
    FLYING,
    LAND,
    OTHER,
    YOURS,
    ZONE_EXILE,
    Card,
    DiscardHand,
    MayCast,
    Move,
    SacrificeThem,
    deals_combat_damage,
    every,
    stored,
    top_cards,
    whenever,
)


class HellcarverDemon(Card):
    name, cost, type_line = "Hellcarver Demon", "{3}{B}{B}{B}", "Creature - Demon"
    power, toughness = 6, 6
    keywords = (FLYING,)
    carve = whenever(
        deals_combat_damage(),
        SacrificeThem(every(OTHER & YOURS)),
        DiscardHand(),
        Move(top_cards(6), ZONE_EXILE, store="exiled"),
        MayCast(stored("exiled"), free=True, any_number=True, filter=~LAND),
    )
