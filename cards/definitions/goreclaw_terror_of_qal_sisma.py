from sim.vocab import (
    CREATURE,
    TRAMPLE,
    YOU,
    YOURS,
    Card,
    Change,
    CostChange,
    attacks,
    every,
    gets,
    has,
    static,
    whenever,
    with_power,
)


class GoreclawTerrorOfQalSisma(Card):
    name = "Goreclaw, Terror of Qal Sisma"
    cost, type_line = "{3}{G}", "Legendary Creature - Bear"
    power, toughness = 4, 3
    discount = static(CostChange(CREATURE & with_power(">=", 4), -2, YOU))
    terror = whenever(
        attacks(),
        Change(every(CREATURE & YOURS & with_power(">=", 4)), (gets(1, 1), has(TRAMPLE))),
    )
