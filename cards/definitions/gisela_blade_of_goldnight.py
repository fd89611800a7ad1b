from sim.vocab import (
    EACH_OPPONENT,
    FIRST_STRIKE,
    FLYING,
    OPPONENTS,
    PERMANENT,
    THAT_MUCH,
    YOU,
    YOURS,
    Card,
    DividedBy,
    IsDealtDamage,
    Multiplies,
    Prevents,
    instead,
)


class GiselaBladeOfGoldnight(Card):
    name, cost, type_line = (
        "Gisela, Blade of Goldnight",
        "{4}{R}{W}{W}",
        "Legendary Creature - Angel",
    )
    power, toughness = 5, 5
    keywords = (FLYING, FIRST_STRIKE)
    double = instead(IsDealtDamage(PERMANENT & OPPONENTS, EACH_OPPONENT), Multiplies())
    half = instead(IsDealtDamage(PERMANENT & YOURS, YOU), Prevents(DividedBy(THAT_MUCH, 2, True)))
