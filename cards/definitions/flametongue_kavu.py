from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    DealDamage,
    enters,
    target,
    whenever,
)


class FlametongueKavu(Card):
    name, cost, type_line = "Flametongue Kavu", "{3}{R}", "Creature - Kavu"
    power, toughness = 4, 2
    spit = whenever(enters(), DealDamage(4, TARGET), targets=target(CREATURE))
