from sim.vocab import FLYING, WHITE_BIT, Token


class AngelToken(Token):
    name, type_line, color = "Angel Token", "Creature - Angel", WHITE_BIT
    power, toughness = 4, 4
    keywords = (FLYING,)
