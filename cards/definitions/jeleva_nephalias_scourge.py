from sim.vocab import (
    CARD,
    EACH_PLAYER,
    FLYING,
    INSTANT_OR_SORCERY,
    SELF,
    ZONE_EXILE,
    Card,
    ExiledBy,
    ManaSpent,
    MayCast,
    Move,
    attacks,
    enters,
    every,
    top_cards,
    whenever,
)


class JelevaNephaliasScourge(Card):
    name = "Jeleva, Nephalia's Scourge"
    cost, type_line = "{1}{U}{B}{R}", "Legendary Creature - Vampire Wizard"
    power, toughness = 1, 3
    keywords = (FLYING,)
    scourge = whenever(enters(), Move(top_cards(ManaSpent(), EACH_PLAYER), ZONE_EXILE))
    cast = whenever(
        attacks(),
        MayCast(every(CARD & ExiledBy(SELF), ZONE_EXILE), free=True, filter=INSTANT_OR_SORCERY),
    )
