from sim.vocab import CREATURE, SPELL, TARGET, Card, CounterSpell, spell, target_spell


class Negate(Card):
    name, cost, type_line = "Negate", "{1}{U}", "Instant"
    counter = spell(CounterSpell(TARGET), targets=target_spell(~CREATURE & SPELL))
