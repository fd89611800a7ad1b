from sim.vocab import (
    CREATURE,
    EXILED_WITH_SELF,
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


class JourneyToNowhere(Card):
    name, cost, type_line = "Journey to Nowhere", "{1}{W}", "Enchantment"
    banish = whenever(enters(), Move(TARGET, ZONE_EXILE), targets=target(CREATURE))
    release = whenever(leaves(), Move(EXILED_WITH_SELF, ZONE_BATTLEFIELD))
