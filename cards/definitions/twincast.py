from sim.vocab import INSTANT_OR_SORCERY, TARGET, Card, CopySpell, spell, target_spell


class Twincast(Card):
    name, cost, type_line = "Twincast", "{U}{U}", "Instant"
    twin = spell(CopySpell(TARGET), targets=target_spell(INSTANT_OR_SORCERY))
