from sim.vocab import CREATURE, THAT_SOURCE, YOU, Card, DealsDamage, Destroy, whenever


class NoMercy(Card):
    name, cost, type_line = "No Mercy", "{2}{B}{B}", "Enchantment"
    mercy = whenever(DealsDamage(CREATURE, players=YOU), Destroy(THAT_SOURCE))
