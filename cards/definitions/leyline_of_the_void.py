from sim.vocab import (
    CARD,
    EACH_OPPONENT,
    TOKEN,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    BeginsOnBattlefield,
    Card,
    GoesTo,
    Moves,
    OwnedBy,
    instead,
)


class LeylineOfTheVoid(Card):
    name, cost, type_line = "Leyline of the Void", "{2}{B}{B}", "Enchantment"
    leyline = BeginsOnBattlefield()
    void = instead(
        Moves(CARD & ~TOKEN & OwnedBy(EACH_OPPONENT), to_zone=ZONE_GRAVEYARD), GoesTo(ZONE_EXILE)
    )
