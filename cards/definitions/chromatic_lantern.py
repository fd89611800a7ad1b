from sim.vocab import LAND, TAP, YOURS, AddAbilities, Card, activated, add_any_color, affect, static


class ChromaticLantern(Card):
    name, cost, type_line = "Chromatic Lantern", "{3}", "Artifact"
    light = static(affect(LAND & YOURS, AddAbilities((activated(TAP, add_any_color()),))))
    mana = activated(TAP, add_any_color())
