from sim.vocab import SPELL, UNTAPPED, Card, MinimumCost, self_is, static


class Trinisphere(Card):
    name, cost, type_line = "Trinisphere", "{3}", "Artifact"
    tax = static(MinimumCost(SPELL, 3), condition=self_is(UNTAPPED))
