from sim.vocab import (
    CREATURE,
    OTHER,
    SELF,
    YOURS,
    Card,
    SacrificeThem,
    StateIs,
    compare,
    count,
    whenever,
)


class EmperorCrocodile(Card):
    name, cost, type_line = "Emperor Crocodile", "{3}{G}", "Creature - Crocodile"
    power, toughness = 5, 5
    alone = whenever(
        StateIs(compare(count(OTHER & CREATURE & YOURS), "==", 0)), SacrificeThem(SELF)
    )
