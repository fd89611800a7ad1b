from sim.vocab import SPELL, Card, CostChange, static


class HelmOfAwakening(Card):
    name, cost, type_line = "Helm of Awakening", "{2}", "Artifact"
    awakening = static(CostChange(SPELL, -1))
