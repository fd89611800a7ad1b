from sim.vocab import VIGILANCE, WHITE_BIT, Token


class KnightToken(Token):
    name, type_line, color = "Knight Token", "Creature - Knight", WHITE_BIT
    power, toughness = 2, 2
    keywords = (VIGILANCE,)
