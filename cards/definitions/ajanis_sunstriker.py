from sim.vocab import LIFELINK, Card


class AjanisSunstriker(Card):
    name, cost, type_line = "Ajani's Sunstriker", "{W}{W}", "Creature - Cat Cleric"
    power, toughness = 2, 2
    keywords = (LIFELINK,)
