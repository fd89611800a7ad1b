from sim.vocab import (
    LAND,
    TARGET,
    THIS,
    YOU,
    ZONE_LIBRARY,
    ZONE_STACK,
    Card,
    May,
    Move,
    casts,
    emerge,
    target,
    whenever,
)


class LashweedLurker(Card):
    name, cost, type_line = "Lashweed Lurker", "{8}", "Creature - Eldrazi Horror"
    power, toughness = 5, 4
    keywords = (emerge("{5}{G}{U}"),)
    lash = whenever(
        casts(YOU, THIS),
        May((Move(TARGET, ZONE_LIBRARY),)),
        targets=target(~LAND),
        zones=(ZONE_STACK,),
    )
