from sim.vocab import SPELL, TARGET, ZONE_LIBRARY, Card, CounterSpell, spell, target_spell


class MemoryLapse(Card):
    name, cost, type_line = "Memory Lapse", "{1}{U}", "Instant"
    lapse = spell(CounterSpell(TARGET, ZONE_LIBRARY), targets=target_spell(SPELL))
