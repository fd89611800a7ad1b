from sim.vocab import (
    BLUE_BIT,
    CREATURE,
    ENCHANTED,
    TYPE_CREATURE,
    Card,
    LoseAllAbilities,
    SetColors,
    SetTypes,
    affect,
    base_stats,
    enchant,
    static,
)


class Frogify(Card):
    name, cost, type_line = "Frogify", "{1}{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    frog = static(
        affect(
            ENCHANTED,
            LoseAllAbilities(),
            SetTypes(TYPE_CREATURE, ("Frog",)),
            SetColors(BLUE_BIT),
            base_stats(1, 1),
        )
    )
