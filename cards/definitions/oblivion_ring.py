from sim.vocab import (
    EXILED_WITH_SELF,
    LAND,
    OTHER,
    PERMANENT,
    TARGET,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    Card,
    Move,
    enters,
    leaves,
    target,
    whenever,
)


class OblivionRing(Card):
    name, cost, type_line = "Oblivion Ring", "{2}{W}", "Enchantment"
    banish = whenever(enters(), Move(TARGET, ZONE_EXILE), targets=target(OTHER & ~LAND & PERMANENT))
    release = whenever(leaves(), Move(EXILED_WITH_SELF, ZONE_BATTLEFIELD))
