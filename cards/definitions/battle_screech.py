from cards.tokens.bird_white_1_1_flying import BirdToken
from sim.vocab import CREATURE, WHITE, YOURS, Card, CreateToken, TapOthers, flashback, spell


class BattleScreech(Card):
    name, cost, type_line = "Battle Screech", "{2}{W}{W}", "Sorcery"
    screech = spell(CreateToken(BirdToken.definition, 2))
    keywords = (flashback(TapOthers(WHITE & CREATURE & YOURS, 3)),)
