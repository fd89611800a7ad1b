from sim.vocab import (
    FLYING,
    OPPONENTS,
    PERMANENT,
    SOURCE,
    THAT_MUCH,
    THAT_SOURCE,
    THIS,
    Card,
    DealsDamage,
    LoseLife,
    MayPay,
    Sacrifice,
    controller_of,
    costs_of,
    madness,
    whenever,
)


class ArchfiendOfSpite(Card):
    name, cost, type_line = "Archfiend of Spite", "{5}{B}{B}", "Creature - Demon"
    power, toughness = 6, 6
    keywords = (FLYING, madness("{3}{B}{B}"))
    spite = whenever(
        DealsDamage(SOURCE & OPPONENTS, THIS),
        MayPay(
            (costs_of(Sacrifice(PERMANENT, THAT_MUCH)),),
            otherwise=(LoseLife(THAT_MUCH, controller_of(THAT_SOURCE)),),
            who=controller_of(THAT_SOURCE),
        ),
    )
