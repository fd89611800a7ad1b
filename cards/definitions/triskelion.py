from sim.vocab import TARGET, Card, DealDamage, RemoveCounters, activated, any_target, enters_with


class Triskelion(Card):
    name, cost, type_line = "Triskelion", "{6}", "Artifact Creature - Construct"
    power, toughness = 1, 1
    charge = enters_with("+1/+1", 3)
    shoot = activated(RemoveCounters("+1/+1", 1), DealDamage(1, TARGET), targets=any_target())
