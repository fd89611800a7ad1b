from sim.vocab import (
    BLACK_BIT,
    TYPE_CREATURE,
    AddTypes,
    Card,
    SetColors,
    affect,
    base_stats,
    static,
    subtype,
)


class KormusBell(Card):
    name, cost, type_line = "Kormus Bell", "{4}", "Artifact"
    toll = static(
        affect(subtype("Swamp"), base_stats(1, 1), SetColors(BLACK_BIT), AddTypes(TYPE_CREATURE))
    )
