from sim.vocab import (
    SELF,
    SPELL,
    STEP_UPKEEP,
    Card,
    CountersOn,
    PaysInstead,
    PutCounters,
    beginning_of,
    costs_of,
    static,
    whenever,
    with_mana_value,
)


class AsForetold(Card):
    name, cost, type_line = "As Foretold", "{2}{U}", "Enchantment"
    time = whenever(beginning_of(STEP_UPKEEP), PutCounters("time", 1, SELF))
    foretold = static(
        PaysInstead(SPELL & with_mana_value("<=", CountersOn("time", SELF)), costs_of("{0}"))
    )
