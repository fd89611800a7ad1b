from sim.vocab import BLACK_BIT, FLYING, INDESTRUCTIBLE, Token


class MaritLageToken(Token):
    name, type_line, color = "Marit Lage", "Legendary Creature - Avatar", BLACK_BIT
    power, toughness = 20, 20
    keywords = (FLYING, INDESTRUCTIBLE)
