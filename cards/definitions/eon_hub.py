from sim.vocab import STEP_UPKEEP, Card, SkipsStep, static


class EonHub(Card):
    name, cost, type_line = "Eon Hub", "{5}", "Artifact"
    skip = static(SkipsStep(STEP_UPKEEP))
