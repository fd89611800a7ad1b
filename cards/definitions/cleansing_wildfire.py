from sim.vocab import (
    BASIC,
    LAND,
    TARGET,
    ZONE_BATTLEFIELD,
    Card,
    Destroy,
    Draw,
    May,
    Move,
    Search,
    Shuffle,
    controller_of,
    spell,
    stored,
    target,
)


class CleansingWildfire(Card):
    name, cost, type_line = "Cleansing Wildfire", "{1}{R}", "Sorcery"
    wildfire = spell(
        Destroy(TARGET),
        May(
            (
                Search(BASIC & LAND, who=controller_of(TARGET)),
                Move(stored("found"), ZONE_BATTLEFIELD, tapped=True),
                Shuffle(controller_of(TARGET)),
            ),
            controller_of(TARGET),
        ),
        Draw(),
        targets=target(LAND),
    )
