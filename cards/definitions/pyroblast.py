from sim.vocab import (
    BLUE,
    PERMANENT,
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


class Pyroblast(Card):
    name, cost, type_line = "Pyroblast", "{R}", "Instant"
    blast = modal(
        mode(If(fits(TARGET, BLUE), (CounterSpell(TARGET),)), targets=target_spell(SPELL)),
        mode(If(fits(TARGET, BLUE), (Destroy(TARGET),)), targets=target(PERMANENT)),
    )
