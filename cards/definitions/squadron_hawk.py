from sim.vocab import (
    FLYING,
    ZONE_HAND,
    Card,
    May,
    Move,
    Reveal,
    Search,
    Shuffle,
    enters,
    named,
    stored,
    whenever,
)


class SquadronHawk(Card):
    name, cost, type_line = "Squadron Hawk", "{1}{W}", "Creature - Bird"
    power, toughness = 1, 1
    keywords = (FLYING,)
    call = whenever(
        enters(),
        May(
            (
                Search(named("Squadron Hawk"), 3),
                Reveal(stored("found")),
                Move(stored("found"), ZONE_HAND),
                Shuffle(),
            )
        ),
    )
