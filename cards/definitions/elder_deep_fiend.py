from sim.vocab import (
    FLASH,
    PERMANENT,
    TARGET,
    Card,
    Tap,
    emerge,
    up_to,
    when_cast,
)


class ElderDeepFiend(Card):
    name, cost, type_line = "Elder Deep-Fiend", "{8}", "Creature - Eldrazi Octopus"
    power, toughness = 5, 6
    keywords = (FLASH, emerge("{5}{U}{U}"))
    undertow = when_cast(Tap(TARGET), targets=up_to(4, PERMANENT))
