from sim.vocab import (
    FLYING,
    MOVED_CARD,
    THIS,
    YOU,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    ZONE_LIBRARY,
    Card,
    FromZone,
    May,
    Move,
    Moves,
    whenever,
)


class Narcomoeba(Card):
    name, cost, type_line = "Narcomoeba", "{1}{U}", "Creature - Illusion"
    power, toughness = 1, 1
    keywords = (FLYING,)
    surface = whenever(
        Moves(THIS, ZONE_LIBRARY, ZONE_GRAVEYARD, player=YOU),
        May((Move(FromZone(MOVED_CARD, noun="that card"), ZONE_BATTLEFIELD),)),
        zones=(ZONE_GRAVEYARD,),
    )
