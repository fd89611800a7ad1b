from sim.vocab import (
    ARTIFACT,
    TARGET,
    ZONE_HAND,
    Card,
    CounterSpell,
    Move,
    modal,
    mode,
    target,
    target_spell,
)


class SteelSabotage(Card):
    name, cost, type_line = "Steel Sabotage", "{U}", "Instant"
    sabotage = modal(
        mode(CounterSpell(TARGET), targets=target_spell(ARTIFACT)),
        mode(Move(TARGET, ZONE_HAND), targets=target(ARTIFACT)),
    )
