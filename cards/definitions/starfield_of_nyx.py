from sim.vocab import (
    AFFECTED,
    ENCHANTMENT,
    OTHER,
    STEP_UPKEEP,
    TARGET,
    TYPE_CREATURE,
    YOURS,
    ZONE_BATTLEFIELD,
    AddTypes,
    Card,
    May,
    Move,
    SetStats,
    affect,
    beginning_of,
    mana_value_of,
    static,
    subtype,
    target_card,
    whenever,
    you_control,
)


class StarfieldOfNyx(Card):
    name, cost, type_line = "Starfield of Nyx", "{4}{W}", "Enchantment"
    dawn = whenever(
        beginning_of(STEP_UPKEEP),
        May((Move(TARGET, ZONE_BATTLEFIELD),)),
        targets=target_card(ENCHANTMENT),
    )
    stars = static(
        affect(
            OTHER & ENCHANTMENT & ~subtype("Aura") & YOURS,
            AddTypes(TYPE_CREATURE),
            SetStats(mana_value_of(AFFECTED), mana_value_of(AFFECTED)),
        ),
        condition=you_control(ENCHANTMENT, 5),
    )
