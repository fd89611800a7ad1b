from sim.vocab import (
    ALL_COLORS,
    COLORLESS_BIT,
    INDESTRUCTIBLE,
    TAP,
    AddMana,
    Card,
    activated,
)


class CascadingCataracts(Card):
    name, cost, type_line = "Cascading Cataracts", "", "Land"
    keywords = (INDESTRUCTIBLE,)
    water = activated(TAP, AddMana((COLORLESS_BIT,)))
    cascade = activated(("{5}", TAP), AddMana((ALL_COLORS,) * 5))
