from cards.tokens.treasure import TreasureToken
from sim.vocab import Card, CreateToken, flashback, spell


class StrikeItRich(Card):
    name, cost, type_line = "Strike It Rich", "{R}", "Sorcery"
    strike = spell(CreateToken(TreasureToken.definition))
    keywords = (flashback("{2}{R}"),)
