from sim.vocab import (
    CREATURE,
    OTHER,
    SELF,
    YOURS,
    CantBeBlockedBy,
    Card,
    PutCounters,
    enters,
    power_of,
    static,
    whenever,
    with_power,
)


class ChampionOfLambholt(Card):
    name, cost, type_line = "Champion of Lambholt", "{1}{G}{G}", "Creature - Human Warrior"
    power, toughness = 1, 1
    awe = static(CantBeBlockedBy(CREATURE & YOURS, CREATURE & with_power("<", power_of(SELF))))
    grow = whenever(enters(OTHER & CREATURE & YOURS), PutCounters("+1/+1", 1, SELF))
