from sim.vocab import SPELL, TARGET, Card, CounterSpell, spell, target_spell


class Counterspell(Card):
    name, cost, type_line = "Counterspell", "{U}{U}", "Instant"
    counter = spell(CounterSpell(TARGET), targets=target_spell(SPELL))
