from sim.vocab import BLACK_BIT, FLYING, Token


class FaerieRogueToken(Token):
    name, type_line, color = "Faerie Rogue Token", "Creature - Faerie Rogue", BLACK_BIT
    power, toughness = 1, 1
    keywords = (FLYING,)
