from sim.vocab import (
    CREATURE,
    HASTE,
    THIS,
    TRAMPLE,
    YOU,
    YOURS,
    ZONE_STACK,
    Card,
    Change,
    casts,
    emerge,
    every,
    gets,
    has,
    whenever,
)


class DecimatorOfTheProvinces(Card):
    name, cost, type_line = "Decimator of the Provinces", "{10}", "Creature - Eldrazi Boar"
    power, toughness = 7, 7
    keywords = (TRAMPLE, HASTE, emerge("{6}{G}{G}{G}"))
    stampede = whenever(
        casts(YOU, THIS),
        Change(every(CREATURE & YOURS), (gets(2, 2), has(TRAMPLE))),
        zones=(ZONE_STACK,),
    )
