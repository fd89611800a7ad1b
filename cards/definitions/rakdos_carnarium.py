from sim.vocab import (
    CHOSEN,
    LAND,
    TAP,
    YOURS,
    ZONE_HAND,
    Card,
    ChooseObjects,
    Move,
    activated,
    add_mana,
    enters,
    enters_tapped,
    whenever,
)


class RakdosCarnarium(Card):
    name, cost, type_line = "Rakdos Carnarium", "", "Land"
    tapped = enters_tapped()
    bounce = whenever(enters(), ChooseObjects(LAND & YOURS), Move(CHOSEN, ZONE_HAND))
    mana = activated(TAP, add_mana("{B}{R}"))
