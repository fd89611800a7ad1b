from sim.vocab import (
    TARGET,
    Card,
    DealDamage,
    GainLife,
    any_target,
    spell,
)


class LightningHelix(Card):
    name, cost, type_line = "Lightning Helix", "{R}{W}", "Instant"
    helix = spell(DealDamage(3, TARGET), GainLife(3), targets=any_target())
