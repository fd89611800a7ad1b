from sim.vocab import (
    ARTIFACT,
    CARD,
    ENCHANTMENT,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    Destroy,
    Draw,
    Move,
    modal,
    mode,
    target,
    up_to,
)


class HeritageReclamation(Card):
    name, cost, type_line = "Heritage Reclamation", "{1}{G}", "Instant"
    reclaim = modal(
        mode(Destroy(TARGET), targets=target(ARTIFACT)),
        mode(Destroy(TARGET), targets=target(ENCHANTMENT)),
        mode(Move(TARGET, ZONE_EXILE), Draw(), targets=up_to(1, CARD, ZONE_GRAVEYARD)),
    )
