from sim.vocab import WHITE_BIT, Token


class HumanSoldierToken(Token):
    name, type_line, color = "Human Soldier Token", "Creature - Human Soldier", WHITE_BIT
    power, toughness = 1, 1
