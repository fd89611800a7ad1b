from sim.vocab import BLACK_BIT, FIRST_STRIKE, Card, protection_from_color


class WhiteKnight(Card):
    name, cost, type_line = "White Knight", "{W}{W}", "Creature - Human Knight"
    power, toughness = 2, 2
    keywords = (FIRST_STRIKE, protection_from_color(BLACK_BIT))
