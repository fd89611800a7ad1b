from sim.vocab import (
    TARGET,
    UNLIMITED,
    Card,
    CostPerTarget,
    DealDamage,
    DividedBy,
    HowMany,
    X,
    any_targets,
    spell,
)


class Fireball(Card):
    name, cost, type_line = "Fireball", "{X}{R}", "Sorcery"
    spread = CostPerTarget(1)
    ball = spell(
        DealDamage(DividedBy(X, HowMany(TARGET)), TARGET), targets=any_targets(0, UNLIMITED)
    )
