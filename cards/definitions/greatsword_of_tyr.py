from sim.vocab import (
    CREATURE,
    DEFENDING_PLAYER,
    EQUIPPED,
    IT,
    TARGET,
    Card,
    ControlledBy,
    PutCounters,
    Tap,
    attacks,
    equip,
    is_object,
    up_to,
    whenever,
)


class GreatswordOfTyr(Card):
    name, cost, type_line = "Greatsword of Tyr", "{1}{W}", "Artifact - Equipment"
    smite = whenever(
        attacks(is_object(EQUIPPED)),
        PutCounters("+1/+1", 1, IT),
        Tap(TARGET),
        targets=up_to(1, CREATURE & ControlledBy(DEFENDING_PLAYER)),
    )
    keywords = (equip("{W}"),)
