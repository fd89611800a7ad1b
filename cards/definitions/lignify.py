from sim.vocab import (
    CREATURE,
    ENCHANTED,
    Card,
    LoseAllAbilities,
    SetCreatureTypes,
    affect,
    base_stats,
    enchant,
    static,
)


class Lignify(Card):
    name, cost, type_line = "Lignify", "{1}{G}", "Kindred Enchantment - Treefolk Aura"
    keywords = (enchant(CREATURE),)
    wood = static(
        affect(ENCHANTED, SetCreatureTypes(("Treefolk",)), base_stats(0, 4), LoseAllAbilities())
    )
