from cards.tokens.clue import ClueToken
from sim.vocab import (
    LAND,
    SELF,
    YOU,
    YOURS,
    Card,
    CreateToken,
    PutCounters,
    enters,
    sacrifices,
    subtype,
    whenever,
)


class TirelessTracker(Card):
    name, cost, type_line = "Tireless Tracker", "{2}{G}", "Creature - Human Scout"
    power, toughness = 3, 2
    landfall = whenever(enters(LAND & YOURS), CreateToken(ClueToken.definition))
    track = whenever(sacrifices(YOU, subtype("Clue")), PutCounters("+1/+1", 1, SELF))
