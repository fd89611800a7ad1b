from sim.vocab import (
    CREATURE,
    SPELL,
    Card,
    counter_unless,
    spell,
    target_spell,
)


class SpellPierce(Card):
    name, cost, type_line = "Spell Pierce", "{U}", "Instant"
    counter = spell(
        counter_unless("{2}"),
        targets=target_spell(~CREATURE & SPELL),
    )
