from sim.vocab import GREEN_BIT, Token


class SquirrelToken(Token):
    name, type_line, color = "Squirrel Token", "Creature - Squirrel", GREEN_BIT
    power, toughness = 1, 1
