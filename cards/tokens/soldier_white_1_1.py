from sim.vocab import WHITE_BIT, Token


class SoldierToken(Token):
    name, type_line, color = "Soldier Token", "Creature - Soldier", WHITE_BIT
    power, toughness = 1, 1
