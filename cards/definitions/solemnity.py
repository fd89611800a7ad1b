from sim.vocab import (
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    ENCHANTMENT,
    LAND,
    CantHaveCounters,
    Card,
    static,
)


class Solemnity(Card):
    name, cost, type_line = "Solemnity", "{2}{W}", "Enchantment"
    solemn = static(CantHaveCounters(ARTIFACT | CREATURE | ENCHANTMENT | LAND, players=EACH_PLAYER))
