from sim.vocab import (
    LAND,
    TARGET,
    ZONE_LIBRARY,
    Card,
    May,
    Move,
    emerge,
    target,
    when_cast,
)


class LashweedLurker(Card):
    name, cost, type_line = "Lashweed Lurker", "{8}", "Creature - Eldrazi Horror"
    power, toughness = 5, 4
    keywords = (emerge("{5}{G}{U}"),)
    lash = when_cast(
        May((Move(TARGET, ZONE_LIBRARY),)),
        targets=target(~LAND),
    )
