from sim.vocab import CREATURE, Card, LoseAllAbilities, affect, base_stats, static


class Humility(Card):
    name, cost, type_line = "Humility", "{2}{W}{W}", "Enchantment"
    humble = static(affect(CREATURE, LoseAllAbilities(), base_stats(1, 1)))
