from cards.tokens.vampire_black_1_1_lifelink import VampireToken
from sim.vocab import (
    CREATURE,
    OTHER,
    PLANESWALKER,
    TARGET,
    YOU,
    YOURS,
    ZONE_BATTLEFIELD,
    Card,
    CreateToken,
    Destroy,
    FromZone,
    GetEmblem,
    Move,
    affect,
    gets,
    loyalty_ability,
    static,
    stored,
    up_to,
)


class SorinLordOfInnistrad(Card):
    name, cost = "Sorin, Lord of Innistrad", "{2}{W}{B}"
    type_line = "Legendary Planeswalker - Sorin"
    loyalty = 3
    vampire = loyalty_ability(1, CreateToken(VampireToken.definition))
    emblem = loyalty_ability(-2, GetEmblem((static(affect(CREATURE & YOURS, gets(1, 0))),)))
    slaughter = loyalty_ability(
        -6,
        Destroy(TARGET),
        Move(
            FromZone(stored("destroyed"), noun="each card put into a graveyard this way"),
            ZONE_BATTLEFIELD,
            controller=YOU,
        ),
        targets=up_to(3, CREATURE | OTHER & PLANESWALKER),
    )
