from sim.vocab import (
    PERMANENT,
    RED,
    SPELL,
    TARGET,
    Card,
    CounterSpell,
    Destroy,
    If,
    fits,
    modal,
    mode,
    target,
    target_spell,
)


class Hydroblast(Card):
    name, cost, type_line = "Hydroblast", "{U}", "Instant"
    blast = modal(
        mode(If(fits(TARGET, RED), (CounterSpell(TARGET),)), targets=target_spell(SPELL)),
        mode(If(fits(TARGET, RED), (Destroy(TARGET),)), targets=target(PERMANENT)),
    )
