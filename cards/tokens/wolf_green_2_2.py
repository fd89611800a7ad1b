from sim.vocab import GREEN_BIT, Token


class WolfToken(Token):
    name, type_line, color = "Wolf Token", "Creature - Wolf", GREEN_BIT
    power, toughness = 2, 2
