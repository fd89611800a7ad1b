from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    Draw,
    PutCounters,
    spell,
    target,
)


class InstillInfection(Card):
    name, cost, type_line = "Instill Infection", "{3}{B}", "Instant"
    infect = spell(PutCounters("-1/-1", 1, TARGET), Draw(), targets=target(CREATURE))
