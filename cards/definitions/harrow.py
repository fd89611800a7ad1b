from sim.vocab import (
    BASIC,
    LAND,
    ZONE_BATTLEFIELD,
    Card,
    Move,
    Sacrifice,
    Search,
    Shuffle,
    additional_cost,
    spell,
    stored,
)


class Harrow(Card):
    name, cost, type_line = "Harrow", "{2}{G}", "Instant"
    till = additional_cost(Sacrifice(LAND))
    harrow = spell(Search(BASIC & LAND, 2), Move(stored("found"), ZONE_BATTLEFIELD), Shuffle())
