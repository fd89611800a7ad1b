from sim.vocab import (
    FLYING,
    SELF,
    YOU,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    Card,
    Draws,
    Move,
    whenever,
)


class SneakySnacker(Card):
    name, cost, type_line = "Sneaky Snacker", "{U}{B}", "Creature - Faerie Rogue"
    power, toughness = 2, 1
    keywords = (FLYING,)
    sneak = whenever(
        Draws(YOU, nth=3), Move(SELF, ZONE_BATTLEFIELD, tapped=True), zones=(ZONE_GRAVEYARD,)
    )
