from sim.vocab import (
    PERMANENT,
    TARGET,
    Card,
    DealDamage,
    Draw,
    SplitHalf,
    Tap,
    any_targets,
    spell,
    target,
)


class FireIce(Card):
    name, cost, type_line = "Fire // Ice", "{2}{U}{R}", "Instant"

    class Fire(SplitHalf):
        name, cost, type_line = "Fire", "{1}{R}", "Instant"
        fire = spell(DealDamage(2, TARGET, divided=True), targets=any_targets(1, 2))

    class Ice(SplitHalf):
        name, cost, type_line = "Ice", "{1}{U}", "Instant"
        ice = spell(Tap(TARGET), Draw(), targets=target(PERMANENT))
