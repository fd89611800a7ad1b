from sim.vocab import (
    CREATURE,
    CREATURE_OR_PLANESWALKER,
    PLANESWALKER,
    SUPERTYPE_LEGENDARY,
    YOURS,
    Card,
    Except,
    may_enter_as_copy,
)


class SparkDouble(Card):
    name, cost, type_line = "Spark Double", "{3}{U}", "Creature - Illusion"
    power, toughness = 0, 0
    double = may_enter_as_copy(
        CREATURE_OR_PLANESWALKER & YOURS,
        Except(without=SUPERTYPE_LEGENDARY),
        counters=(("+1/+1", CREATURE), ("loyalty", PLANESWALKER)),
    )
