from cards.tokens.soldier_white_1_1 import SoldierToken
from sim.vocab import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    FLYING,
    INDESTRUCTIBLE,
    LAND,
    TARGET,
    YOURS,
    Card,
    Change,
    CreateToken,
    GetEmblem,
    affect,
    gets,
    has,
    loyalty_ability,
    static,
    target,
)


class ElspethKnightErrant(Card):
    name, cost = "Elspeth, Knight-Errant", "{2}{W}{W}"
    type_line = "Legendary Planeswalker - Elspeth"
    loyalty = 4
    soldier = loyalty_ability(1, CreateToken(SoldierToken.definition))
    soar = loyalty_ability(1, Change(TARGET, (gets(3, 3), has(FLYING))), targets=target(CREATURE))
    emblem = loyalty_ability(
        -8,
        GetEmblem(
            (
                static(
                    affect((ARTIFACT | CREATURE | ENCHANTMENT | LAND) & YOURS, has(INDESTRUCTIBLE))
                ),
            )
        ),
    )
