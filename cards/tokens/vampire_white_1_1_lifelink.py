from sim.vocab import LIFELINK, WHITE_BIT, Token


class VampireToken(Token):
    name, type_line, color = "Vampire Token", "Creature - Vampire", WHITE_BIT
    power, toughness = 1, 1
    keywords = (LIFELINK,)
