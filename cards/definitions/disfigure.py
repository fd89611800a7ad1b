from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    Change,
    gets,
    spell,
    target,
)


class Disfigure(Card):
    name, cost, type_line = "Disfigure", "{B}", "Instant"
    disfigure = spell(Change(TARGET, (gets(-2, -2),)), targets=target(CREATURE))
