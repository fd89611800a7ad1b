from sim.vocab import ANY_MANA_TYPE, LAND, TAP, YOURS, Card, CouldProduce, activated, add_mana_among


class ReflectingPool(Card):
    name, cost, type_line = "Reflecting Pool", "", "Land"
    mana = activated(TAP, add_mana_among(CouldProduce(LAND & YOURS), types=ANY_MANA_TYPE))
