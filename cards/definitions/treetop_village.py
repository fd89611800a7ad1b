from sim.vocab import (
    GREEN_BIT,
    SELF,
    TAP,
    TRAMPLE,
    TYPE_CREATURE,
    AddTypes,
    Card,
    Change,
    SetColors,
    activated,
    add_mana,
    base_stats,
    enters_tapped,
    has,
)


class TreetopVillage(Card):
    name, cost, type_line = "Treetop Village", "", "Land"
    tapped = enters_tapped()
    mana = activated(TAP, add_mana("{G}"))
    animate = activated(
        "{1}{G}",
        Change(
            SELF,
            (
                base_stats(3, 3),
                SetColors(GREEN_BIT),
                AddTypes(TYPE_CREATURE, ("Ape",)),
                has(TRAMPLE),
            ),
        ),
    )
