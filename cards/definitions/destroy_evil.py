from sim.vocab import (
    CREATURE,
    ENCHANTMENT,
    TARGET,
    Card,
    Destroy,
    modal,
    mode,
    target,
    with_toughness,
)


class DestroyEvil(Card):
    name, cost, type_line = "Destroy Evil", "{1}{W}", "Instant"
    evil = modal(
        mode(Destroy(TARGET), targets=target(CREATURE & with_toughness(">=", 4))),
        mode(Destroy(TARGET), targets=target(ENCHANTMENT)),
    )
