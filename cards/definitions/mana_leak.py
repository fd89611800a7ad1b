from sim.vocab import (
    SPELL,
    Card,
    counter_unless,
    spell,
    target_spell,
)


class ManaLeak(Card):
    name, cost, type_line = "Mana Leak", "{1}{U}", "Instant"
    leak = spell(
        counter_unless("{3}"),
        targets=target_spell(SPELL),
    )
