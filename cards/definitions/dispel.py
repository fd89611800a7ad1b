from sim.vocab import INSTANT, TARGET, Card, CounterSpell, spell, target_spell


class Dispel(Card):
    name, cost, type_line = "Dispel", "{U}", "Instant"
    counter = spell(CounterSpell(TARGET), targets=target_spell(INSTANT))
