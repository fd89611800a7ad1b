from sim.vocab import (
    CARD,
    CREATURE,
    EACH_PLAYER,
    ENCHANTMENT,
    TARGET,
    UNLIMITED,
    YOURS,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    DealDamage,
    Destroy,
    Move,
    TargetClause,
    count,
    every,
    modal,
    mode,
    target,
    times,
)


class ThrabenCharm(Card):
    name, cost, type_line = "Thraben Charm", "{1}{W}", "Instant"
    charm = modal(
        mode(DealDamage(times(2, count(CREATURE & YOURS)), TARGET), targets=target(CREATURE)),
        mode(Destroy(TARGET), targets=target(ENCHANTMENT)),
        mode(
            Move(every(CARD, ZONE_GRAVEYARD, of=TARGET), ZONE_EXILE),
            targets=TargetClause(None, EACH_PLAYER, 0, UNLIMITED),
        ),
    )
