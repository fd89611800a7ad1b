from sim.vocab import ARTIFACT_OR_ENCHANTMENT, TARGET, Card, Destroy, spell, target


class Disenchant(Card):
    name, cost, type_line = "Disenchant", "{1}{W}", "Instant"
    disenchant = spell(Destroy(TARGET), targets=target(ARTIFACT_OR_ENCHANTMENT))
