from cards.tokens.goat_white_0_1 import GoatToken
from sim.vocab import (
    CREATURE,
    OTHER,
    Card,
    CreateToken,
    Sacrifice,
    Scry,
    activated,
    enters,
    escape,
    escapes_with,
    whenever,
)


class WoeStrider(Card):
    name, cost, type_line = "Woe Strider", "{2}{B}", "Creature - Horror"
    power, toughness = 3, 2
    goat = whenever(enters(), CreateToken(GoatToken.definition))
    feed = activated(Sacrifice(OTHER & CREATURE), Scry(1))
    keywords = (escape("{3}{B}{B}", 4),)
    growth = escapes_with("+1/+1", 2)
