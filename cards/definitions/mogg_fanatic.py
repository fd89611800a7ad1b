from sim.vocab import SACRIFICE_SELF, TARGET, Card, DealDamage, activated, any_target


class MoggFanatic(Card):
    name, cost, type_line = "Mogg Fanatic", "{R}", "Creature - Goblin"
    power, toughness = 1, 1
    explode = activated(SACRIFICE_SELF, DealDamage(1, TARGET), targets=any_target())
