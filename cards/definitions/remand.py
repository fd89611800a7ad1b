from sim.vocab import SPELL, TARGET, ZONE_HAND, Card, CounterSpell, Draw, spell, target_spell


class Remand(Card):
    name, cost, type_line = "Remand", "{1}{U}", "Instant"
    remand = spell(CounterSpell(TARGET, ZONE_HAND), Draw(), targets=target_spell(SPELL))
