from cards.tokens.beast_green_3_3 import BeastToken
from sim.vocab import (
    CREATURE,
    LAND,
    TARGET,
    TRAMPLE,
    YOURS,
    Card,
    Change,
    CreateToken,
    TargetClause,
    Untap,
    every,
    gets,
    has,
    loyalty_ability,
)


class GarrukWildspeaker(Card):
    name, cost, type_line = "Garruk Wildspeaker", "{2}{G}{G}", "Legendary Planeswalker - Garruk"
    loyalty = 3
    untap = loyalty_ability(1, Untap(TARGET), targets=TargetClause(LAND, None, 2, 2))
    beast = loyalty_ability(-1, CreateToken(BeastToken.definition))
    overrun = loyalty_ability(-4, Change(every(CREATURE & YOURS), (gets(3, 3), has(TRAMPLE))))
