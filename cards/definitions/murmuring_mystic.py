from cards.tokens.bird_illusion_blue_1_1_flying import BirdIllusionToken
from sim.vocab import INSTANT_OR_SORCERY, YOU, Card, CreateToken, casts, whenever


class MurmuringMystic(Card):
    name, cost, type_line = "Murmuring Mystic", "{3}{U}", "Creature - Human Wizard"
    power, toughness = 1, 5
    murmur = whenever(casts(YOU, INSTANT_OR_SORCERY), CreateToken(BirdIllusionToken.definition))
