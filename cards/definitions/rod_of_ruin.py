from sim.vocab import TAP, TARGET, Card, DealDamage, activated, any_target


class RodOfRuin(Card):
    name, cost, type_line = "Rod of Ruin", "{4}", "Artifact"
    ruin = activated(("{3}", TAP), DealDamage(1, TARGET), targets=any_target())
