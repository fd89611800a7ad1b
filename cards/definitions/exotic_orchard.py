from sim.vocab import LAND, OPPONENTS, TAP, Card, CouldProduce, activated, add_mana_among


class ExoticOrchard(Card):
    name, cost, type_line = "Exotic Orchard", "", "Land"
    mana = activated(TAP, add_mana_among(CouldProduce(LAND & OPPONENTS)))
