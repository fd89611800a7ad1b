from sim.vocab import (
    CREATURE,
    HASTE,
    TRAMPLE,
    YOURS,
    Card,
    Change,
    emerge,
    every,
    gets,
    has,
    when_cast,
)


class DecimatorOfTheProvinces(Card):
    name, cost, type_line = "Decimator of the Provinces", "{10}", "Creature - Eldrazi Boar"
    power, toughness = 7, 7
    keywords = (TRAMPLE, HASTE, emerge("{6}{G}{G}{G}"))
    stampede = when_cast(Change(every(CREATURE & YOURS), (gets(2, 2), has(TRAMPLE))))
