from sim.vocab import EACH_PLAYER, LAND, THAT_PLAYER, Card, DealDamage, TapsForMana, whenever


class Manabarbs(Card):
    name, cost, type_line = "Manabarbs", "{3}{R}", "Enchantment"
    barbs = whenever(TapsForMana(LAND, EACH_PLAYER), DealDamage(1, THAT_PLAYER))
