from sim.vocab import (
    BLUE,
    PERMANENT,
    TARGET,
    Card,
    CounterSpell,
    Destroy,
    modal,
    mode,
    target,
    target_spell,
)


class RedElementalBlast(Card):
    name, cost, type_line = "Red Elemental Blast", "{R}", "Instant"
    blast = modal(
        mode(CounterSpell(TARGET), targets=target_spell(BLUE)),
        mode(Destroy(TARGET), targets=target(BLUE & PERMANENT)),
    )
