from cards.tokens.clue import ClueToken
from sim.vocab import Card, CreateToken, enters, whenever


class NoviceInspector(Card):
    name, cost, type_line = "Novice Inspector", "{W}", "Creature - Human Detective"
    power, toughness = 1, 2
    investigate = whenever(enters(), CreateToken(ClueToken.definition))
