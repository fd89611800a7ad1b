from sim.vocab import (
    TAP,
    Card,
    activated,
    add_mana,
    cycling,
    enters_tapped,
)


class ForgottenCave(Card):
    name, cost, type_line = "Forgotten Cave", "", "Land"
    tapped = enters_tapped()
    mana = activated(TAP, add_mana("{R}"))
    keywords = (cycling("{R}"),)
