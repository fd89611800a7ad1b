from sim.vocab import (
    CARD,
    SACRIFICE_SELF,
    TAP,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    Move,
    activated,
    every,
    target_player,
)


class TormodsCrypt(Card):
    name, cost, type_line = "Tormod's Crypt", "{0}", "Artifact"
    bury = activated(
        (TAP, SACRIFICE_SELF),
        Move(every(CARD, ZONE_GRAVEYARD, TARGET), ZONE_EXILE),
        targets=target_player(),
    )
