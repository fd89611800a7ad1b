from sim.vocab import CARD, EACH_OPPONENT, THAT_PLAYER, Card, LoseLife, discards, whenever


class LilianasCaress(Card):
    name, cost, type_line = "Liliana's Caress", "{1}{B}", "Enchantment"
    caress = whenever(discards(EACH_OPPONENT, CARD), LoseLife(2, THAT_PLAYER))
