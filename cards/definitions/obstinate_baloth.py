from sim.vocab import (
    CAUSE_DISCARD,
    EACH_OPPONENT,
    THIS,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    Card,
    CausedBy,
    GainLife,
    GoesTo,
    Moves,
    enters,
    instead,
    whenever,
)


class ObstinateBaloth(Card):
    name, cost, type_line = "Obstinate Baloth", "{2}{G}{G}", "Creature - Beast"
    power, toughness = 4, 4
    feed = whenever(enters(), GainLife(4))
    resist = instead(
        Moves(THIS, ZONE_HAND, ZONE_GRAVEYARD, CAUSE_DISCARD),
        GoesTo(ZONE_BATTLEFIELD),
        condition=CausedBy(EACH_OPPONENT),
        zones=(ZONE_HAND,),
    )
