from sim.vocab import (
    CREATURE,
    ENCHANTED,
    LAND,
    PLANESWALKER,
    TAP,
    TYPE_LAND,
    AddAbilities,
    Card,
    LoseAllAbilities,
    SetColors,
    SetTypes,
    activated,
    add_mana,
    affect,
    enchant,
    static,
)


class ImprisonedInTheMoon(Card):
    name, cost, type_line = "Imprisoned in the Moon", "{2}{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE | LAND | PLANESWALKER),)
    moon = static(
        affect(
            ENCHANTED,
            SetTypes(TYPE_LAND),
            SetColors(),
            LoseAllAbilities(),
            AddAbilities((activated(TAP, add_mana("{C}")),)),
        )
    )
