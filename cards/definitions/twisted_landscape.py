from sim.vocab import (
    BASIC,
    SACRIFICE_SELF,
    TAP,
    ZONE_BATTLEFIELD,
    Card,
    Move,
    Search,
    Shuffle,
    activated,
    add_mana,
    cycling,
    stored,
    subtype,
)


class TwistedLandscape(Card):
    name, cost, type_line = "Twisted Landscape", "", "Land"
    mana = activated(TAP, add_mana("{C}"))
    fetch = activated(
        (TAP, SACRIFICE_SELF),
        Search(BASIC & (subtype("Swamp") | subtype("Mountain") | subtype("Forest"))),
        Move(stored("found"), ZONE_BATTLEFIELD, tapped=True),
        Shuffle(),
    )
    keywords = (cycling("{B}{R}{G}"),)
