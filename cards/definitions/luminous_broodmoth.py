from sim.vocab import (
    CREATURE,
    FLYING,
    MOVED_CARD,
    YOURS,
    ZONE_BATTLEFIELD,
    Card,
    Move,
    dies,
    whenever,
    with_keyword,
)


class LuminousBroodmoth(Card):
    name, cost, type_line = "Luminous Broodmoth", "{2}{W}{W}", "Creature - Insect"
    power, toughness = 3, 4
    keywords = (FLYING,)
    glow = whenever(
        dies(CREATURE & YOURS & ~with_keyword(FLYING)),
        Move(MOVED_CARD, ZONE_BATTLEFIELD, counters=(("flying", 1),)),
    )
