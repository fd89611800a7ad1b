from sim.vocab import (
    TARGET,
    Card,
    GainLife,
    LoseLife,
    emerge,
    target_opponent,
    when_cast,
)


class AbundantMaw(Card):
    name, cost, type_line = "Abundant Maw", "{8}", "Creature - Eldrazi Leech"
    power, toughness = 6, 4
    keywords = (emerge("{6}{B}"),)
    drain = when_cast(
        LoseLife(3, TARGET),
        GainLife(3),
        targets=target_opponent(),
    )
