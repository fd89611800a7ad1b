from sim.vocab import ARTIFACT, Card, affinity


class MyrEnforcer(Card):
    name, cost, type_line = "Myr Enforcer", "{7}", "Artifact Creature - Myr"
    power, toughness = 4, 4
    keywords = (affinity(ARTIFACT, "artifacts"),)
