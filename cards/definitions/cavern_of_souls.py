from sim.vocab import (
    COLORLESS_BIT,
    CREATURE,
    TAP,
    AddMana,
    Card,
    HasChosenType,
    SpendOnly,
    activated,
    add_any_color,
    as_enters_choose,
)


class CavernOfSouls(Card):
    name, cost, type_line = "Cavern of Souls", "", "Land"
    souls = as_enters_choose("creature type")
    mana = activated(TAP, AddMana((COLORLESS_BIT,)))
    colored = activated(
        TAP, add_any_color(spend=SpendOnly(CREATURE & HasChosenType(), uncounterable=True))
    )
