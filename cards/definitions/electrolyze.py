from sim.vocab import (
    TARGET,
    Card,
    DealDamage,
    Draw,
    any_targets,
    spell,
)


class Electrolyze(Card):
    name, cost, type_line = "Electrolyze", "{1}{U}{R}", "Instant"
    spark = spell(DealDamage(2, TARGET, divided=True), Draw(), targets=any_targets(1, 2))
