from sim.vocab import (
    SPELL,
    TARGET,
    Card,
    CounterSpell,
    MayPay,
    controller_of,
    costs_of,
    spell,
    target_spell,
)


class ManaLeak(Card):
    name, cost, type_line = "Mana Leak", "{1}{U}", "Instant"
    leak = spell(
        MayPay((costs_of("{3}"),), otherwise=(CounterSpell(TARGET),), who=controller_of(TARGET)),
        targets=target_spell(SPELL),
    )
