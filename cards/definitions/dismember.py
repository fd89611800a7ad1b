from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    Change,
    gets,
    spell,
    target,
)


class Dismember(Card):
    name, cost, type_line = "Dismember", "{1}{B/P}{B/P}", "Instant"
    dismember = spell(Change(TARGET, (gets(-5, -5),)), targets=target(CREATURE))
