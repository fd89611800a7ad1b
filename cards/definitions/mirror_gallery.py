from sim.vocab import PERMANENT, Card, NoLegendRule, static


class MirrorGallery(Card):
    name, cost, type_line = "Mirror Gallery", "{5}", "Artifact"
    mirrors = static(NoLegendRule(PERMANENT))
