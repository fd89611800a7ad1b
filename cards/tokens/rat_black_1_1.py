from sim.vocab import BLACK_BIT, Token


class RatToken(Token):
    name, type_line, color = "Rat Token", "Creature - Rat", BLACK_BIT
    power, toughness = 1, 1
