from sim.vocab import FLYING, WHITE_BIT, Token


class SpiritToken(Token):
    name, type_line, color = "Spirit Token", "Creature - Spirit", WHITE_BIT
    power, toughness = 1, 1
    keywords = (FLYING,)
