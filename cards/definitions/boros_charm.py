from sim.vocab import (
    CREATURE,
    DOUBLE_STRIKE,
    INDESTRUCTIBLE,
    PERMANENT,
    TARGET,
    YOURS,
    Card,
    Change,
    DealDamage,
    every,
    has,
    modal,
    mode,
    target,
    target_player_or_planeswalker,
)


class BorosCharm(Card):
    name, cost, type_line = "Boros Charm", "{R}{W}", "Instant"
    charm = modal(
        mode(DealDamage(4, TARGET), targets=target_player_or_planeswalker()),
        mode(Change(every(PERMANENT & YOURS), (has(INDESTRUCTIBLE),))),
        mode(Change(TARGET, (has(DOUBLE_STRIKE),)), targets=target(CREATURE)),
    )
