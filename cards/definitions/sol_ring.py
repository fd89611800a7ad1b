from sim.vocab import TAP, Card, activated, add_mana


class SolRing(Card):
    name, cost, type_line = "Sol Ring", "{1}", "Artifact"
    mana = activated(TAP, add_mana("{C}{C}"))
