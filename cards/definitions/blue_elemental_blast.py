from sim.vocab import (
    PERMANENT,
    RED,
    TARGET,
    Card,
    CounterSpell,
    Destroy,
    modal,
    mode,
    target,
    target_spell,
)


class BlueElementalBlast(Card):
    name, cost, type_line = "Blue Elemental Blast", "{U}", "Instant"
    blast = modal(
        mode(CounterSpell(TARGET), targets=target_spell(RED)),
        mode(Destroy(TARGET), targets=target(RED & PERMANENT)),
    )
