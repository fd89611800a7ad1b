from sim.vocab import (
    BLUE_BIT,
    TAP,
    Card,
    ChosenColorOfSelf,
    activated,
    add_mana_among,
    as_enters_choose,
    enters_tapped,
)


class SeaGate(Card):
    name, cost, type_line = "Sea Gate", "", "Land - Gate"
    tapped = enters_tapped()
    choice = as_enters_choose("color", other_than="blue")
    mana = activated(TAP, add_mana_among(ChosenColorOfSelf(BLUE_BIT)))
