from sim.vocab import (
    CREATURE,
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


class SpellPierce(Card):
    name, cost, type_line = "Spell Pierce", "{U}", "Instant"
    counter = spell(
        MayPay((costs_of("{2}"),), otherwise=(CounterSpell(TARGET),), who=controller_of(TARGET)),
        targets=target_spell(~CREATURE & SPELL),
    )
