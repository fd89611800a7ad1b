from sim.vocab import (
    CREATURE,
    INFECT,
    OPPONENTS,
    YOU,
    YOURS,
    CantHaveCounters,
    Card,
    LoseKeywords,
    affect,
    static,
)


class MeliraSylvokOutcast(Card):
    name, cost, type_line = "Melira, Sylvok Outcast", "{1}{G}", "Legendary Creature - Human Scout"
    power, toughness = 2, 2
    immune = static(CantHaveCounters(None, "poison", YOU))
    healthy = static(CantHaveCounters(CREATURE & YOURS, "-1/-1"))
    cure = static(affect(CREATURE & OPPONENTS, LoseKeywords(INFECT)))
