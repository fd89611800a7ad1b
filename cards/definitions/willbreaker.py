from sim.vocab import (
    CREATURE,
    IT,
    OPPONENTS,
    WHILE_YOU_CONTROL_SELF,
    YOU,
    BecomesTarget,
    Card,
    Change,
    GainControl,
    whenever,
)


class Willbreaker(Card):
    name, cost, type_line = "Willbreaker", "{3}{U}{U}", "Creature - Human Wizard"
    power, toughness = 2, 3
    break_will = whenever(
        BecomesTarget(CREATURE & OPPONENTS, YOU),
        Change(IT, (GainControl(),), WHILE_YOU_CONTROL_SELF),
    )
