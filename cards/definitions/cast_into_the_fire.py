from sim.vocab import (
    ARTIFACT,
    CREATURE,
    TARGET,
    ZONE_EXILE,
    Card,
    DealDamage,
    Move,
    modal,
    mode,
    target,
    up_to,
)


class CastIntoTheFire(Card):
    name, cost, type_line = "Cast into the Fire", "{1}{R}", "Instant"
    fire = modal(
        mode(DealDamage(1, TARGET), targets=up_to(2, CREATURE)),
        mode(Move(TARGET, ZONE_EXILE), targets=target(ARTIFACT)),
    )
