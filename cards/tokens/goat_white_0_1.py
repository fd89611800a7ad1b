from sim.vocab import WHITE_BIT, Token


class GoatToken(Token):
    name, type_line, color = "Goat Token", "Creature - Goat", WHITE_BIT
    power, toughness = 0, 1
