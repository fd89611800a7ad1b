from cards.tokens.elemental_red_1_1 import ElementalToken
from sim.vocab import INSTANT_OR_SORCERY, YOU, Card, CreateToken, casts, whenever


class YoungPyromancer(Card):
    name, cost, type_line = "Young Pyromancer", "{1}{R}", "Creature - Human Shaman"
    power, toughness = 2, 1
    kindle = whenever(casts(YOU, INSTANT_OR_SORCERY), CreateToken(ElementalToken.definition))
