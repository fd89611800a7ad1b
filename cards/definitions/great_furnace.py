from sim.vocab import TAP, Card, activated, add_mana


class GreatFurnace(Card):
    name, cost, type_line = "Great Furnace", "", "Artifact Land"
    mana = activated(TAP, add_mana("{R}"))
