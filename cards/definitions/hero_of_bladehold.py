from cards.tokens.soldier_white_1_1 import SoldierToken
from sim.vocab import Card, CreateToken, attacks, battle_cry, whenever


class HeroOfBladehold(Card):
    name, cost, type_line = "Hero of Bladehold", "{2}{W}{W}", "Creature - Human Knight"
    power, toughness = 3, 4
    keywords = (battle_cry(),)
    hero = whenever(attacks(), CreateToken(SoldierToken.definition, 2, tapped=True, attacking=True))
