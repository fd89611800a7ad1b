from sim.vocab import (
    TAP,
    Card,
    EntersTapped,
    EntersWithCounters,
    RemoveCounters,
    activated,
    add_any_color,
    add_mana,
    enters,
    instead,
)


class VividCreek(Card):
    name, cost, type_line = "Vivid Creek", "", "Land"
    charged = instead(enters(), EntersTapped(), EntersWithCounters("charge", 2))
    blue = activated(TAP, add_mana("{U}"))
    vivid = activated((TAP, RemoveCounters("charge")), add_any_color())
