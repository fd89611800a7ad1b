from cards.tokens.clue import ClueToken
from sim.vocab import Card, CreateToken, enters, whenever


class ThrabenInspector(Card):
    name, cost, type_line = "Thraben Inspector", "{W}", "Creature - Human Soldier"
    power, toughness = 1, 2
    investigate = whenever(enters(), CreateToken(ClueToken.definition))
