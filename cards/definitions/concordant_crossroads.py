from sim.vocab import CREATURE, HASTE, Card, affect, has, static


class ConcordantCrossroads(Card):
    name, cost, type_line = "Concordant Crossroads", "{G}", "World Enchantment"
    hurry = static(affect(CREATURE, has(HASTE)))
