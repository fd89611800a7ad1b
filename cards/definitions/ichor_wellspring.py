from sim.vocab import Card, Draw, dies, either, enters, whenever


class IchorWellspring(Card):
    name, cost, type_line = "Ichor Wellspring", "{2}", "Artifact"
    well = whenever(either(enters(), dies()), Draw())
