from cards.tokens.rat_black_1_1 import RatToken
from sim.vocab import (
    CREATURE,
    FEAR,
    TAP,
    YOURS,
    Card,
    CreateToken,
    Sacrifice,
    activated,
    affect,
    count,
    has,
    static,
    subtype,
)


class MarrowGnawer(Card):
    name, cost, type_line = "Marrow-Gnawer", "{3}{B}{B}", "Legendary Creature - Rat Rogue"
    power, toughness = 2, 3
    dread = static(affect(subtype("Rat") & CREATURE, has(FEAR)))
    brood = activated(
        (TAP, Sacrifice(subtype("Rat"))),
        CreateToken(RatToken.definition, count(subtype("Rat") & YOURS)),
    )
