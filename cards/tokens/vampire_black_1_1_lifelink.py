from sim.vocab import BLACK_BIT, LIFELINK, Token


class VampireToken(Token):
    name, type_line, color = "Vampire Token", "Creature - Vampire", BLACK_BIT
    power, toughness = 1, 1
    keywords = (LIFELINK,)
