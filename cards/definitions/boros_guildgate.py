from sim.vocab import (
    TAP,
    Card,
    activated,
    add_mana,
    enters_tapped,
)


class BorosGuildgate(Card):
    name, cost, type_line = "Boros Guildgate", "", "Land - Gate"
    tapped = enters_tapped()
    mana = activated(TAP, add_mana("{R/W}"))
