from sim.vocab import (
    TAP,
    TARGET,
    Card,
    DealDamage,
    activated,
    add_mana,
    enters,
    enters_tapped,
    target_opponent,
    whenever,
)


class JaggedBarrens(Card):
    name, cost, type_line = "Jagged Barrens", "", "Land - Desert"
    tapped = enters_tapped()
    sting = whenever(enters(), DealDamage(1, TARGET), targets=target_opponent())
    mana = activated(TAP, add_mana("{B/R}"))
