from sim.vocab import (
    CAUSE_DISCARD,
    EACH_OPPONENT,
    THIS,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_STACK,
    CantBeCountered,
    Card,
    CausedBy,
    GoesTo,
    Moves,
    instead,
    static,
)


class LoxodonSmiter(Card):
    name, cost, type_line = "Loxodon Smiter", "{1}{G}{W}", "Creature - Elephant Soldier"
    power, toughness = 4, 4
    firm = static(CantBeCountered(THIS), zones=(ZONE_STACK,))
    smite = instead(
        Moves(THIS, ZONE_HAND, ZONE_GRAVEYARD, CAUSE_DISCARD),
        GoesTo(ZONE_BATTLEFIELD),
        condition=CausedBy(EACH_OPPONENT),
        zones=(ZONE_HAND,),
    )
