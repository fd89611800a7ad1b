from sim.vocab import (
    TARGET,
    THIS,
    YOU,
    ZONE_STACK,
    Card,
    GainLife,
    LoseLife,
    casts,
    emerge,
    target_opponent,
    whenever,
)


class AbundantMaw(Card):
    name, cost, type_line = "Abundant Maw", "{8}", "Creature - Eldrazi Leech"
    power, toughness = 6, 4
    keywords = (emerge("{6}{B}"),)
    drain = whenever(
        casts(YOU, THIS),
        LoseLife(3, TARGET),
        GainLife(3),
        targets=target_opponent(),
        zones=(ZONE_STACK,),
    )
