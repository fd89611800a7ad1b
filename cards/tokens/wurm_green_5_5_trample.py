from sim.vocab import GREEN_BIT, TRAMPLE, Token


class WurmToken(Token):
    name, type_line, color = "Wurm Token", "Creature - Wurm", GREEN_BIT
    power, toughness = 5, 5
    keywords = (TRAMPLE,)
