from sim.vocab import (
    CREATURE,
    LEGENDARY,
    TARGET,
    BecomeCopy,
    Card,
    Change,
    Is,
    every,
    spell,
    target,
)


class Mirrorweave(Card):
    name, cost, type_line = "Mirrorweave", "{2}{W/U}{W/U}", "Instant"
    weave = spell(
        Change(every(CREATURE & ~Is(TARGET)), (BecomeCopy(TARGET),)),
        targets=target(CREATURE & ~LEGENDARY),
    )
