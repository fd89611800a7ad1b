from sim.vocab import GREEN_BIT, Token


class InsectToken(Token):
    name, type_line, color = "Insect Token", "Creature - Insect", GREEN_BIT
    power, toughness = 1, 1
