from sim.vocab import SPELL, AsThoughFlash, Card, static


class VedalkenOrrery(Card):
    name, cost, type_line = "Vedalken Orrery", "{4}", "Artifact"
    orrery = static(AsThoughFlash(SPELL))
