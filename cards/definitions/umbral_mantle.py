from sim.vocab import (
    EQUIPPED,
    SELF,
    UNTAP,
    AddAbilities,
    Card,
    Change,
    activated,
    affect,
    equip,
    gets,
    static,
)


class UmbralMantle(Card):
    name, cost, type_line = "Umbral Mantle", "{3}", "Artifact - Equipment"
    shadow = static(
        affect(EQUIPPED, AddAbilities((activated(("{3}", UNTAP), Change(SELF, (gets(2, 2),))),)))
    )
    keywords = (equip("{0}"),)
