from sim.vocab import CREATURE, WHITE, Card, affect, gets, static


class Crusade(Card):
    name, cost, type_line = "Crusade", "{W}{W}", "Enchantment"
    crusade = static(affect(WHITE & CREATURE, gets(1, 1)))
