from sim.vocab import (
    LAND,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    Card,
    FromAmong,
    Move,
    PutRest,
    Reveal,
    spell,
    stored,
    top_cards,
)


class Mulch(Card):
    name, cost, type_line = "Mulch", "{1}{G}", "Sorcery"
    mulch = spell(
        Reveal(top_cards(4), store="revealed"),
        Move(FromAmong(LAND, stored("revealed")), ZONE_HAND),
        PutRest("revealed", ZONE_GRAVEYARD),
    )
