from sim.vocab import (
    SPELL,
    TARGET,
    Card,
    CounterSpell,
    spell,
    target_spell,
    with_mana_value,
)


class DisdainfulStroke(Card):
    name, cost, type_line = "Disdainful Stroke", "{1}{U}", "Instant"
    stroke = spell(CounterSpell(TARGET), targets=target_spell(SPELL & with_mana_value(">=", 4)))
