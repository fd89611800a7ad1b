from sim.vocab import (
    TAP,
    WHITE_BIT,
    Card,
    ChosenColorOfSelf,
    activated,
    add_mana_among,
    as_enters_choose,
    enters_tapped,
)


class CitadelGate(Card):
    name, cost, type_line = "Citadel Gate", "", "Land - Gate"
    tapped = enters_tapped()
    choice = as_enters_choose("color", other_than="white")
    mana = activated(TAP, add_mana_among(ChosenColorOfSelf(WHITE_BIT)))
