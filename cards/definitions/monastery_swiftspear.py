from sim.vocab import HASTE, Card, prowess


class MonasterySwiftspear(Card):
    name, cost, type_line = "Monastery Swiftspear", "{R}", "Creature - Human Monk"
    power, toughness = 1, 2
    keywords = (HASTE, prowess())
