from sim.vocab import BLACK, YOU, Card, CostChange, static


class JetMedallion(Card):
    name, cost, type_line = "Jet Medallion", "{2}", "Artifact"
    discount = static(CostChange(BLACK, -1, YOU))
