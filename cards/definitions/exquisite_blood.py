from sim.vocab import EACH_OPPONENT, THAT_MUCH, Card, GainLife, LifeChanges, whenever


class ExquisiteBlood(Card):
    name, cost, type_line = "Exquisite Blood", "{4}{B}", "Enchantment"
    feast = whenever(LifeChanges(EACH_OPPONENT, -1), GainLife(THAT_MUCH))
