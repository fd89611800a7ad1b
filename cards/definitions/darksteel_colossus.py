from sim.vocab import (
    EVERYWHERE,
    INDESTRUCTIBLE,
    THIS,
    TRAMPLE,
    ZONE_GRAVEYARD,
    ZONE_LIBRARY,
    Card,
    GoesTo,
    Moves,
    instead,
)


class DarksteelColossus(Card):
    name, cost, type_line = "Darksteel Colossus", "{11}", "Artifact Creature - Golem"
    power, toughness = 11, 11
    keywords = (TRAMPLE, INDESTRUCTIBLE)
    back = instead(
        Moves(THIS, to_zone=ZONE_GRAVEYARD), GoesTo(ZONE_LIBRARY, shuffled=True), zones=EVERYWHERE
    )
