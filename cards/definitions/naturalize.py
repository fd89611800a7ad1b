from sim.vocab import ARTIFACT_OR_ENCHANTMENT, TARGET, Card, Destroy, spell, target


class Naturalize(Card):
    name, cost, type_line = "Naturalize", "{1}{G}", "Instant"
    naturalize = spell(Destroy(TARGET), targets=target(ARTIFACT_OR_ENCHANTMENT))
