from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    DealDamage,
    Sacrifice,
    additional_cost,
    any_target,
    power_of,
    spell,
    stored,
)


class Fling(Card):
    name, cost, type_line = "Fling", "{1}{R}", "Instant"
    missile = additional_cost(Sacrifice(CREATURE))
    fling = spell(
        DealDamage(power_of(stored("sacrificed", "the sacrificed creature")), TARGET),
        targets=any_target(),
    )
