from sim.vocab import (
    CARD,
    DISCARD_SELF,
    FLYING,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    Card,
    Move,
    activated,
    up_to,
)


class FaerieMacabre(Card):
    name, cost, type_line = "Faerie Macabre", "{1}{B}{B}", "Creature - Faerie Rogue"
    power, toughness = 2, 2
    keywords = (FLYING,)
    rob = activated(
        DISCARD_SELF,
        Move(TARGET, ZONE_EXILE),
        targets=up_to(2, CARD, ZONE_GRAVEYARD),
        zone=ZONE_HAND,
    )
