from sim.vocab import (
    CREATURE,
    ENCHANTED,
    FIRST_STRIKE,
    Card,
    affect,
    enchant,
    gets,
    has,
    static,
    totem_armor,
)


class HyenaUmbra(Card):
    name, cost, type_line = "Hyena Umbra", "{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    umbra = static(affect(ENCHANTED, gets(1, 1), has(FIRST_STRIKE)))
    armor = totem_armor()
