from sim.vocab import LIFELINK, Token


class WurmToken(Token):
    name, type_line = "Wurm Token", "Artifact Creature - Wurm"
    power, toughness = 3, 3
    keywords = (LIFELINK,)
