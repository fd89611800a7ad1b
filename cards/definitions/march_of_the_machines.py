from sim.vocab import (
    AFFECTED,
    ARTIFACT,
    CREATURE,
    TYPE_CREATURE,
    AddTypes,
    Card,
    SetStats,
    affect,
    mana_value_of,
    static,
)


class MarchOfTheMachines(Card):
    name, cost, type_line = "March of the Machines", "{3}{U}", "Enchantment"
    march = static(
        affect(
            ARTIFACT & ~CREATURE,
            AddTypes(TYPE_CREATURE),
            SetStats(mana_value_of(AFFECTED), mana_value_of(AFFECTED)),
        )
    )
