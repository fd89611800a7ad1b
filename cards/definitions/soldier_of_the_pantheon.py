from sim.vocab import (
    EACH_OPPONENT,
    Card,
    GainLife,
    IsMulticolored,
    Protection,
    casts,
    whenever,
)


class SoldierOfThePantheon(Card):
    name, cost, type_line = "Soldier of the Pantheon", "{W}", "Creature - Human Soldier"
    power, toughness = 2, 1
    keywords = (Protection(IsMulticolored(), "multicolored"),)
    pantheon = whenever(casts(EACH_OPPONENT, IsMulticolored()), GainLife(1))
