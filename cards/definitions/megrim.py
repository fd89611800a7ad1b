from sim.vocab import CARD, EACH_OPPONENT, THAT_PLAYER, Card, DealDamage, discards, whenever


class Megrim(Card):
    name, cost, type_line = "Megrim", "{2}{B}", "Enchantment"
    grief = whenever(discards(EACH_OPPONENT, CARD), DealDamage(2, THAT_PLAYER))
