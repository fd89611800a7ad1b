from sim.vocab import (
    CARD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    GoesTo,
    Move,
    Moves,
    enters,
    every,
    instead,
    whenever,
)


class RestInPeace(Card):
    name, cost, type_line = "Rest in Peace", "{1}{W}", "Enchantment"
    rest = whenever(enters(), Move(every(CARD, ZONE_GRAVEYARD), ZONE_EXILE))
    peace = instead(Moves(CARD, to_zone=ZONE_GRAVEYARD), GoesTo(ZONE_EXILE))
