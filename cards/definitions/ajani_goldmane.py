from cards.tokens.avatar_white_life_total import AvatarToken
from sim.vocab import (
    CREATURE,
    VIGILANCE,
    YOURS,
    Card,
    Change,
    CreateToken,
    GainLife,
    PutCounters,
    every,
    has,
    loyalty_ability,
)


class AjaniGoldmane(Card):
    name, cost, type_line = "Ajani Goldmane", "{2}{W}{W}", "Legendary Planeswalker - Ajani"
    loyalty = 4
    gain_life = loyalty_ability(1, GainLife(2))
    strengthen = loyalty_ability(
        -1,
        PutCounters("+1/+1", 1, every(CREATURE & YOURS)),
        Change(every(CREATURE & YOURS), (has(VIGILANCE),)),
    )
    avatar = loyalty_ability(-6, CreateToken(AvatarToken.definition))
