from sim.vocab import (
    SPELL,
    TARGET,
    Card,
    CounterSpell,
    spell,
    target_spell,
)


class Cancel(Card):
    name, cost, type_line = "Cancel", "{1}{U}{U}", "Instant"
    cancel = spell(CounterSpell(TARGET), targets=target_spell(SPELL))
