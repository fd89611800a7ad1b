from sim.vocab import (
    SELF,
    TAP,
    TYPE_CREATURE,
    AddTypes,
    AllCreatureTypes,
    Card,
    Change,
    activated,
    add_mana,
    base_stats,
)


class Mutavault(Card):
    name, cost, type_line = "Mutavault", "", "Land"
    mana = activated(TAP, add_mana("{C}"))
    animate = activated(
        "{1}", Change(SELF, (base_stats(2, 2), AddTypes(TYPE_CREATURE), AllCreatureTypes()))
    )
