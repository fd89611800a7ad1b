from sim.vocab import (
    TARGET,
    WAS_KICKED,
    Card,
    DealDamage,
    IfElse,
    any_target,
    kicker,
    spell,
)


class BurstLightning(Card):
    name, cost, type_line = "Burst Lightning", "{R}", "Instant"
    keywords = (kicker("{4}"),)
    burst = spell(DealDamage(IfElse(WAS_KICKED, 4, 2), TARGET), targets=any_target())
