from sim.vocab import (
    TARGET,
    Card,
    DealDamage,
    Sacrifice,
    any_target,
    instead_of_mana_cost,
    spell,
    subtype,
)


class Fireblast(Card):
    name, cost, type_line = "Fireblast", "{4}{R}{R}", "Instant"
    mountains = instead_of_mana_cost(Sacrifice(subtype("Mountain"), 2))
    blast = spell(DealDamage(4, TARGET), targets=any_target())
