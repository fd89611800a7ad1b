from sim.vocab import (
    FLYING,
    LAND,
    TARGET,
    ZONE_GRAVEYARD,
    Card,
    Move,
    RevealUntil,
    enters,
    stored,
    target_player,
    whenever,
)


class BalustradeSpy(Card):
    name, cost, type_line = "Balustrade Spy", "{3}{B}", "Creature - Vampire Rogue"
    power, toughness = 2, 3
    keywords = (FLYING,)
    spy = whenever(
        enters(),
        RevealUntil(LAND, TARGET),
        Move(stored("revealed"), ZONE_GRAVEYARD),
        targets=target_player(),
    )
