from sim.vocab import (
    CREATURE,
    ENCHANTED,
    GREEN_BIT,
    TYPE_CREATURE,
    Card,
    Draw,
    LoseAllAbilities,
    SetColors,
    SetTypes,
    affect,
    base_stats,
    enchant,
    enters,
    static,
    whenever,
)


class KenrithsTransformation(Card):
    name, cost, type_line = "Kenrith's Transformation", "{1}{G}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    arrive = whenever(enters(), Draw())
    elk = static(
        affect(
            ENCHANTED,
            LoseAllAbilities(),
            SetColors(GREEN_BIT),
            SetTypes(TYPE_CREATURE, ("Elk",)),
            base_stats(3, 3),
        )
    )
