from sim.vocab import RED_BIT, Token


class ElementalToken(Token):
    name, type_line, color = "Elemental Token", "Creature - Elemental", RED_BIT
    power, toughness = 1, 1
