from sim.vocab import FIRST_STRIKE, RED_BIT, Card, protection_from_color


class SilverKnight(Card):
    name, cost, type_line = "Silver Knight", "{W}{W}", "Creature - Human Knight"
    power, toughness = 2, 2
    keywords = (FIRST_STRIKE, protection_from_color(RED_BIT))
