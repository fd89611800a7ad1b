from sim.vocab import CREATURE, EACH_OPPONENT, YOU, Card, DealDamage, casts, whenever


class KessigFlamebreather(Card):
    name, cost, type_line = "Kessig Flamebreather", "{1}{R}", "Creature - Human Shaman"
    power, toughness = 1, 3
    breathe = whenever(casts(YOU, ~CREATURE), DealDamage(1, EACH_OPPONENT))
