from sim.vocab import FLYING, WHITE_BIT, Token


class BirdToken(Token):
    name, type_line, color = "Bird Token", "Creature - Bird", WHITE_BIT
    power, toughness = 1, 1
    keywords = (FLYING,)
