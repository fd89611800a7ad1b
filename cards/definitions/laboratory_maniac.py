from sim.vocab import (
    CARD,
    YOU,
    ZONE_LIBRARY,
    Card,
    Draws,
    Instead,
    WinGame,
    compare,
    count,
    instead,
)


class LaboratoryManiac(Card):
    name, cost, type_line = "Laboratory Maniac", "{2}{U}", "Creature - Human Wizard"
    power, toughness = 2, 2
    maniac = instead(
        Draws(YOU),
        Instead((WinGame(),)),
        condition=compare(count(CARD, ZONE_LIBRARY, YOU), "==", 0),
    )
