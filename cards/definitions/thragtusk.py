from cards.tokens.beast_green_3_3 import BeastToken
from sim.vocab import Card, CreateToken, GainLife, enters, leaves, whenever


class Thragtusk(Card):
    name, cost, type_line = "Thragtusk", "{4}{G}", "Creature - Beast"
    power, toughness = 5, 3
    gain_life = whenever(enters(), GainLife(5))
    beast = whenever(leaves(), CreateToken(BeastToken.definition))
