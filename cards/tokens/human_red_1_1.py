from sim.vocab import RED_BIT, Token


class HumanToken(Token):
    name, type_line, color = "Human Token", "Creature - Human", RED_BIT
    power, toughness = 1, 1
