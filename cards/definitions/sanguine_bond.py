from sim.vocab import TARGET, THAT_MUCH, YOU, Card, LifeChanges, LoseLife, target_opponent, whenever


class SanguineBond(Card):
    name, cost, type_line = "Sanguine Bond", "{3}{B}{B}", "Enchantment"
    bond = whenever(LifeChanges(YOU, 1), LoseLife(THAT_MUCH, TARGET), targets=target_opponent())
