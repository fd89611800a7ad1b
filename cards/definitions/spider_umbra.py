from sim.vocab import (
    CREATURE,
    ENCHANTED,
    REACH,
    Card,
    affect,
    enchant,
    gets,
    has,
    static,
    totem_armor,
)


class SpiderUmbra(Card):
    name, cost, type_line = "Spider Umbra", "{G}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    umbra = static(affect(ENCHANTED, gets(1, 1), has(REACH)))
    armor = totem_armor()
