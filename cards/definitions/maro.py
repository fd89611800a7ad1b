from sim.vocab import CARD, YOU, ZONE_HAND, Card, count, defined_stats


class Maro(Card):
    name, cost, type_line = "Maro", "{2}{G}{G}", "Creature - Elemental"
    power, toughness = "*", "*"
    size = defined_stats(count(CARD, ZONE_HAND, YOU), count(CARD, ZONE_HAND, YOU))
