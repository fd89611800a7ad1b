from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    ZONE_GRAVEYARD,
    ZONE_LIBRARY,
    CantCast,
    CantEnter,
    Card,
    static,
)


class GrafdiggersCage(Card):
    name, cost, type_line = "Grafdigger's Cage", "{1}", "Artifact"
    bars = static(CantEnter(CREATURE, (ZONE_GRAVEYARD, ZONE_LIBRARY)))
    lock = static(CantCast(EACH_PLAYER, zones=(ZONE_GRAVEYARD, ZONE_LIBRARY)))
