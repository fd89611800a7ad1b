from sim.vocab import (
    BASIC,
    DEFENDER,
    LAND,
    ZONE_HAND,
    Card,
    May,
    Move,
    Reveal,
    Search,
    Shuffle,
    enters,
    stored,
    subtype,
    whenever,
)


class GatecreeperVine(Card):
    name, cost, type_line = "Gatecreeper Vine", "{1}{G}", "Creature - Plant"
    power, toughness = 0, 2
    keywords = (DEFENDER,)
    creep = whenever(
        enters(),
        May(
            (
                Search(BASIC & LAND | subtype("Gate")),
                Reveal(stored("found")),
                Move(stored("found"), ZONE_HAND),
                Shuffle(),
            )
        ),
    )
