from sim.vocab import (
    CREATURE,
    ENCHANTED,
    FLYING,
    VIGILANCE,
    Card,
    affect,
    enchant,
    gets,
    has,
    static,
)


class SerrasEmbrace(Card):
    name, cost, type_line = "Serra's Embrace", "{2}{W}{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    embrace = static(affect(ENCHANTED, gets(2, 2), has(FLYING, VIGILANCE)))
