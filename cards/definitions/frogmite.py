from sim.vocab import ARTIFACT, Card, affinity


class Frogmite(Card):
    name, cost, type_line = "Frogmite", "{4}", "Artifact Creature - Frog"
    power, toughness = 2, 2
    keywords = (affinity(ARTIFACT, "artifacts"),)
