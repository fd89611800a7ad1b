from sim.vocab import (
    AFFECTED,
    ENCHANTMENT,
    OTHER,
    TYPE_CREATURE,
    AddTypes,
    Card,
    SetStats,
    affect,
    mana_value_of,
    static,
    subtype,
)


class Opalescence(Card):
    name, cost, type_line = "Opalescence", "{2}{W}{W}", "Enchantment"
    glow = static(
        affect(
            OTHER & ENCHANTMENT & ~subtype("Aura"),
            AddTypes(TYPE_CREATURE),
            SetStats(mana_value_of(AFFECTED), mana_value_of(AFFECTED)),
        )
    )
