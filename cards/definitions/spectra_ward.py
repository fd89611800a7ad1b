from sim.vocab import (
    ALL_COLORS,
    CREATURE,
    ENCHANTED,
    AddAbilities,
    Card,
    HasColor,
    Protection,
    affect,
    enchant,
    gets,
    static,
    subtype,
)


class SpectraWard(Card):
    name, cost, type_line = "Spectra Ward", "{3}{W}{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    ward = static(
        affect(
            ENCHANTED,
            gets(2, 2),
            AddAbilities((Protection(HasColor(ALL_COLORS), "all colors", subtype("Aura")),)),
        )
    )
