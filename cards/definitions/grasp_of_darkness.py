from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    Change,
    gets,
    spell,
    target,
)


class GraspOfDarkness(Card):
    name, cost, type_line = "Grasp of Darkness", "{B}{B}", "Instant"
    grasp = spell(Change(TARGET, (gets(-4, -4),)), targets=target(CREATURE))
