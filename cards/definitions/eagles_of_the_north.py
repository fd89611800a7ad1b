from sim.vocab import (
    CREATURE,
    FIRST_STRIKE,
    FLYING,
    YOURS,
    Card,
    Change,
    enters,
    every,
    gets,
    has,
    landcycling,
    whenever,
)


class EaglesOfTheNorth(Card):
    name, cost, type_line = "Eagles of the North", "{5}{W}", "Creature - Bird Soldier"
    power, toughness = 3, 3
    keywords = (FLYING, landcycling("Plains", "{1}"))
    charge = whenever(enters(), Change(every(CREATURE & YOURS), (gets(1, 0), has(FIRST_STRIKE))))
