from sim.vocab import (
    Card,
    MoreLandPlays,
    static,
)


class AzusaLostButSeeking(Card):
    name, cost, type_line = "Azusa, Lost but Seeking", "{2}{G}", "Legendary Creature - Human Monk"
    power, toughness = 1, 2
    seek = static(MoreLandPlays(2))
