from sim.vocab import (
    CREATURE,
    HASTE,
    LEGENDARY,
    TAP,
    TARGET,
    YOURS,
    Card,
    CreateCopy,
    Delayed,
    SacrificeThem,
    activated,
    next_end_step,
    stored,
    target,
)


class KikiJikiMirrorBreaker(Card):
    name = "Kiki-Jiki, Mirror Breaker"
    cost, type_line = "{2}{R}{R}{R}", "Legendary Creature - Goblin Shaman"
    power, toughness = 2, 2
    keywords = (HASTE,)
    mirror = activated(
        TAP,
        CreateCopy(TARGET, keywords=HASTE),
        Delayed(next_end_step(), (SacrificeThem(stored("created")),)),
        targets=target(CREATURE & ~LEGENDARY & YOURS),
    )
