from sim.vocab import SPELL, Card, CostChange, static


class SphereOfResistance(Card):
    name, cost, type_line = "Sphere of Resistance", "{2}", "Artifact"
    tax = static(CostChange(SPELL, 1))
