from sim.vocab import (
    LAND,
    PERMANENT,
    TARGET,
    WHILE_EXILED,
    ZONE_EXILE,
    Card,
    MayPlay,
    Move,
    SetRule,
    is_object,
    owner_of,
    spell,
    stored,
    target,
)


class ReleaseToTheWind(Card):
    name, cost, type_line = "Release to the Wind", "{2}{U}", "Instant"
    release = spell(
        Move(TARGET, ZONE_EXILE, store="exiled"),
        SetRule(
            MayPlay(
                is_object(stored("exiled")),
                players=owner_of(stored("exiled")),
                lands=False,
                free=True,
            ),
            WHILE_EXILED,
        ),
        targets=target(PERMANENT & ~LAND),
    )
