from sim.vocab import CREATURE, TAP, YOURS, Card, TapOthers, activated, add_any_color


class SpringleafDrum(Card):
    name, cost, type_line = "Springleaf Drum", "{1}", "Artifact"
    mana = activated((TAP, TapOthers(CREATURE & YOURS)), add_any_color())
