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


class IzzetBoilerworks(Card):
    name, cost, type_line = "Izzet Boilerworks", "", "Land"
    tapped = enters_tapped()
    bounce = whenever(enters(), ChooseObjects(LAND & YOURS), Move(CHOSEN, ZONE_HAND))
    mana = activated(TAP, add_mana("{U}{R}"))
