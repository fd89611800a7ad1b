from sim.vocab import SPELL, TARGET, Card, CounterSpell, spell, target_spell, with_mana_value


class SpellSnare(Card):
    name, cost, type_line = "Spell Snare", "{U}", "Instant"
    snare = spell(CounterSpell(TARGET), targets=target_spell(SPELL & with_mana_value("==", 2)))
