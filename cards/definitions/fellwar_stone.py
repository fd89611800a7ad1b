from sim.vocab import LAND, OPPONENTS, TAP, Card, CouldProduce, activated, add_mana_among


class FellwarStone(Card):
    name, cost, type_line = "Fellwar Stone", "{2}", "Artifact"
    mana = activated(TAP, add_mana_among(CouldProduce(LAND & OPPONENTS)))
