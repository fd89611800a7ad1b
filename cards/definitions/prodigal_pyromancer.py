from sim.vocab import TAP, TARGET, Card, DealDamage, activated, any_target


class ProdigalPyromancer(Card):
    name, cost, type_line = "Prodigal Pyromancer", "{2}{R}", "Creature - Human Wizard"
    power, toughness = 1, 1
    ping = activated(TAP, DealDamage(1, TARGET), targets=any_target())
