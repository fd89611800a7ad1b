from sim.vocab import RED_BIT, Token


class WarriorToken(Token):
    name, type_line, color = "Warrior Token", "Creature - Warrior", RED_BIT
    power, toughness = 1, 1
