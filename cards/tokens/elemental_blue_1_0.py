from sim.vocab import BLUE_BIT, Token


class ElementalToken(Token):
    name, type_line, color = "Elemental Token", "Creature - Elemental", BLUE_BIT
    power, toughness = 1, 0
