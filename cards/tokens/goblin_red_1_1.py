from sim.vocab import RED_BIT, Token


class GoblinToken(Token):
    name, type_line, color = "Goblin Token", "Creature - Goblin", RED_BIT
    power, toughness = 1, 1
