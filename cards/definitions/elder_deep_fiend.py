from sim.vocab import (
    FLASH,
    PERMANENT,
    TARGET,
    THIS,
    YOU,
    ZONE_STACK,
    Card,
    Tap,
    casts,
    emerge,
    up_to,
    whenever,
)


class ElderDeepFiend(Card):
    name, cost, type_line = "Elder Deep-Fiend", "{8}", "Creature - Eldrazi Octopus"
    power, toughness = 5, 6
    keywords = (FLASH, emerge("{5}{U}{U}"))
    undertow = whenever(
        casts(YOU, THIS), Tap(TARGET), targets=up_to(4, PERMANENT), zones=(ZONE_STACK,)
    )
