from sim.vocab import CREATURE, YOURS, Card, affect, gets, static


class GloriousAnthem(Card):
    name, cost, type_line = "Glorious Anthem", "{1}{W}{W}", "Enchantment"
    glory = static(affect(CREATURE & YOURS, gets(1, 1)))
