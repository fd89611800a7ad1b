from sim.vocab import (
    CREATURE,
    ENCHANTED,
    MOVED_CARD,
    TRAMPLE,
    ZONE_HAND,
    Card,
    Move,
    affect,
    dies,
    enchant,
    gets,
    has,
    static,
    whenever,
)


class Rancor(Card):
    name, cost, type_line = "Rancor", "{G}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    spite = static(affect(ENCHANTED, gets(2, 0), has(TRAMPLE)))
    grudge = whenever(dies(), Move(MOVED_CARD, ZONE_HAND))
