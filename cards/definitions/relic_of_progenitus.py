from sim.vocab import (
    CARD,
    CHOSEN,
    TAP,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    ChooseObjects,
    Draw,
    ExileSelf,
    Move,
    activated,
    every,
    target_player,
)


class RelicOfProgenitus(Card):
    name, cost, type_line = "Relic of Progenitus", "{1}", "Artifact"
    gnaw = activated(
        TAP,
        ChooseObjects(CARD, zone=ZONE_GRAVEYARD, who=TARGET, of=TARGET),
        Move(CHOSEN, ZONE_EXILE),
        targets=target_player(),
    )
    erase = activated(
        ("{1}", ExileSelf()),
        Move(every(CARD, ZONE_GRAVEYARD), ZONE_EXILE),
        Draw(),
    )
