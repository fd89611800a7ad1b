from sim.vocab import INSTANT_OR_SORCERY, TARGET, Card, CopySpell, spell, target_spell


class Reverberate(Card):
    name, cost, type_line = "Reverberate", "{R}{R}", "Instant"
    echo = spell(CopySpell(TARGET), targets=target_spell(INSTANT_OR_SORCERY))
