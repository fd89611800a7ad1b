from sim.vocab import (
    BLACK_BIT,
    CREATURE,
    FEAR,
    TARGET,
    Card,
    Change,
    Draw,
    SetColors,
    has,
    spell,
    target,
)


class AphoticWisps(Card):
    name, cost, type_line = "Aphotic Wisps", "{B}", "Instant"
    wisp = spell(
        Change(TARGET, (SetColors(BLACK_BIT), has(FEAR))), Draw(), targets=target(CREATURE)
    )
