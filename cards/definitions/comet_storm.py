from sim.vocab import (
    TARGET,
    TIMES_KICKED,
    Card,
    DealDamage,
    X,
    any_targets,
    multikicker,
    plus,
    spell,
)


class CometStorm(Card):
    name, cost, type_line = "Comet Storm", "{X}{R}{R}", "Instant"
    keywords = (multikicker("{1}"),)
    storm = spell(
        DealDamage(X, TARGET),
        targets=any_targets(plus(1, TIMES_KICKED), plus(1, TIMES_KICKED)),
    )
