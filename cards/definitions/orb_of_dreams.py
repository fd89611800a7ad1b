from sim.vocab import PERMANENT, Card, enters, enters_tapped


class OrbOfDreams(Card):
    name, cost, type_line = "Orb of Dreams", "{3}", "Artifact"
    dream = enters_tapped(what=enters(PERMANENT))
