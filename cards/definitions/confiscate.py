from sim.vocab import (
    ENCHANTED,
    PERMANENT,
    Card,
    GainControl,
    affect,
    enchant,
    static,
)


class Confiscate(Card):
    name, cost, type_line = "Confiscate", "{4}{U}{U}", "Enchantment - Aura"
    keywords = (enchant(PERMANENT),)
    control = static(affect(ENCHANTED, GainControl()))
