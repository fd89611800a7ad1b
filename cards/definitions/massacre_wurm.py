from sim.vocab import (
    CREATURE,
    IT,
    OPPONENTS,
    Card,
    Change,
    LoseLife,
    controller_of,
    dies,
    enters,
    every,
    gets,
    whenever,
)


class MassacreWurm(Card):
    name, cost, type_line = "Massacre Wurm", "{3}{B}{B}{B}", "Creature - Wurm"
    power, toughness = 6, 5
    massacre = whenever(enters(), Change(every(CREATURE & OPPONENTS), (gets(-2, -2),)))
    toll = whenever(dies(CREATURE & OPPONENTS), LoseLife(2, controller_of(IT)))
