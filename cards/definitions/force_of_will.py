from sim.vocab import (
    BLUE,
    SPELL,
    TARGET,
    ZONE_HAND,
    Card,
    CounterSpell,
    ExileFrom,
    PayLife,
    instead_of_mana_cost,
    spell,
    target_spell,
)


class ForceOfWill(Card):
    name, cost, type_line = "Force of Will", "{3}{U}{U}", "Instant"
    force = instead_of_mana_cost(PayLife(1), ExileFrom(BLUE, zone=ZONE_HAND))
    will = spell(CounterSpell(TARGET), targets=target_spell(SPELL))
