from sim.vocab import BLUE_BIT, Card, protection_from_color


class YavimayaBarbarian(Card):
    name, cost, type_line = "Yavimaya Barbarian", "{R}{G}", "Creature - Elf Barbarian"
    power, toughness = 2, 2
    keywords = (protection_from_color(BLUE_BIT),)
