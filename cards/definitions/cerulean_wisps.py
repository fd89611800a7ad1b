from sim.vocab import (
    BLUE_BIT,
    CREATURE,
    TARGET,
    Card,
    Change,
    Draw,
    SetColors,
    Untap,
    spell,
    target,
)


class CeruleanWisps(Card):
    name, cost, type_line = "Cerulean Wisps", "{U}", "Instant"
    wisp = spell(
        Change(TARGET, (SetColors(BLUE_BIT),)), Untap(TARGET), Draw(), targets=target(CREATURE)
    )
