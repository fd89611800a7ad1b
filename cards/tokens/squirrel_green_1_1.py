from sim.vocab import GREEN_BIT, Token, type_line


class SquirrelToken(Token):
    name, type_line, color = "Squirrel Token", "Creature - Squirrel", GREEN_BIT
    power, toughness = 1, 1
