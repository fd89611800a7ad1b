from sim.vocab import (
    CREATURE,
    IT,
    MOVED_CARD,
    OTHER,
    PREVENTED,
    THIS,
    TRAMPLE,
    YOURS,
    ZONE_GRAVEYARD,
    Card,
    IsDealtDamage,
    Moves,
    Prevents,
    PutCounters,
    ShuffleInto,
    instead,
    whenever,
)


class Vigor(Card):
    name, cost, type_line = "Vigor", "{3}{G}{G}{G}", "Creature - Elemental Incarnation"
    power, toughness = 6, 6
    keywords = (TRAMPLE,)
    grow = instead(
        IsDealtDamage(OTHER & CREATURE & YOURS),
        Prevents(then=(PutCounters("+1/+1", PREVENTED, IT),)),
    )
    back = whenever(
        Moves(THIS, to_zone=ZONE_GRAVEYARD), ShuffleInto(MOVED_CARD), zones=(ZONE_GRAVEYARD,)
    )
