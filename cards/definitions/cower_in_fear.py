from sim.vocab import (
    CREATURE,
    OPPONENTS,
    Card,
    Change,
    every,
    gets,
    spell,
)


class CowerInFear(Card):
    name, cost, type_line = "Cower in Fear", "{1}{B}{B}", "Instant"
    fear = spell(Change(every(CREATURE & OPPONENTS), (gets(-1, -1),)))
