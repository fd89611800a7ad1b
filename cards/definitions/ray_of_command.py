from sim.vocab import (
    CREATURE,
    HASTE,
    OPPONENTS,
    TARGET,
    Card,
    Change,
    Delayed,
    GainControl,
    LosesControl,
    Tap,
    Untap,
    has,
    spell,
    target,
)


class RayOfCommand(Card):
    name, cost, type_line = "Ray of Command", "{3}{U}", "Instant"
    command = spell(
        Untap(TARGET),
        Change(TARGET, (GainControl(),)),
        Change(TARGET, (has(HASTE),)),
        Delayed(LosesControl(TARGET), (Tap(TARGET),)),
        targets=target(CREATURE & OPPONENTS),
    )
