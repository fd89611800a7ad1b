from sim.vocab import CREATURE, Card, LifeStaysAt, LosesLifeToDamage, instead, you_control


class Worship(Card):
    name, cost, type_line = "Worship", "{3}{W}", "Enchantment"
    faith = instead(LosesLifeToDamage(), LifeStaysAt(1), condition=you_control(CREATURE))
