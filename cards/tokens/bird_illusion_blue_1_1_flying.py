from sim.vocab import BLUE_BIT, FLYING, Token


class BirdIllusionToken(Token):
    name, type_line, color = "Bird Illusion Token", "Creature - Bird Illusion", BLUE_BIT
    power, toughness = 1, 1
    keywords = (FLYING,)
