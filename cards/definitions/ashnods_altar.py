from sim.vocab import CREATURE, Card, Sacrifice, activated, add_mana


class AshnodsAltar(Card):
    name, cost, type_line = "Ashnod's Altar", "{3}", "Artifact"
    mana = activated(Sacrifice(CREATURE), add_mana("{C}{C}"))
