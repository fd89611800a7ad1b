from sim.vocab import ABILITY, TARGET, Card, CounterSpell, spell, target_spell


class Stifle(Card):
    name, cost, type_line = "Stifle", "{U}", "Instant"
    stifle = spell(CounterSpell(TARGET), targets=target_spell(ABILITY))
