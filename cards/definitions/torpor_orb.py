from sim.vocab import CREATURE, Card, DoesntTrigger, enters, static


class TorporOrb(Card):
    name, cost, type_line = "Torpor Orb", "{2}", "Artifact"
    torpor = static(DoesntTrigger(enters(CREATURE)))
