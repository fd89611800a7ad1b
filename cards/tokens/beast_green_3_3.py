from sim.vocab import GREEN_BIT, Token


class BeastToken(Token):
    name, type_line, color = "Beast Token", "Creature - Beast", GREEN_BIT
    power, toughness = 3, 3
