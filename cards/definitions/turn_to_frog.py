from sim.vocab import (
    BLUE_BIT,
    CREATURE,
    TARGET,
    Card,
    Change,
    LoseAllAbilities,
    SetColors,
    SetCreatureTypes,
    base_stats,
    spell,
    target,
)


class TurnToFrog(Card):
    name, cost, type_line = "Turn to Frog", "{1}{U}", "Instant"
    croak = spell(
        Change(
            TARGET,
            (
                LoseAllAbilities(),
                SetColors(BLUE_BIT),
                SetCreatureTypes(("Frog",)),
                base_stats(1, 1),
            ),
        ),
        targets=target(CREATURE),
    )
