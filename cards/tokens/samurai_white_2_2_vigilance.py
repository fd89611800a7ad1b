from sim.vocab import VIGILANCE, WHITE_BIT, Token


class SamuraiToken(Token):
    name, type_line, color = "Samurai Token", "Creature - Samurai", WHITE_BIT
    power, toughness = 2, 2
    keywords = (VIGILANCE,)
