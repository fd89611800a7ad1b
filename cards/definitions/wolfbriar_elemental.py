from cards.tokens.wolf_green_2_2 import WolfToken
from sim.vocab import TIMES_KICKED, Card, CreateToken, enters, multikicker, whenever


class WolfbriarElemental(Card):
    name, cost, type_line = "Wolfbriar Elemental", "{2}{G}{G}", "Creature - Elemental"
    power, toughness = 4, 4
    keywords = (multikicker("{G}"),)
    pack = whenever(enters(), CreateToken(WolfToken.definition, TIMES_KICKED))
