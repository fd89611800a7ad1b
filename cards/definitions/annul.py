from sim.vocab import ARTIFACT_OR_ENCHANTMENT, TARGET, Card, CounterSpell, spell, target_spell


class Annul(Card):
    name, cost, type_line = "Annul", "{U}", "Instant"
    counter = spell(CounterSpell(TARGET), targets=target_spell(ARTIFACT_OR_ENCHANTMENT))
