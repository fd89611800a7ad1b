from sim.vocab import (
    ATTACKING,
    CREATURE,
    TAP,
    TARGET,
    Card,
    DealsDamage,
    IsDealtDamage,
    Prevents,
    SetReplacement,
    Untap,
    activated,
    instead,
    is_object,
    target,
)


class MazeOfIth(Card):
    name, cost, type_line = "Maze of Ith", "", "Land"
    maze = activated(
        TAP,
        Untap(TARGET),
        SetReplacement(instead(IsDealtDamage(is_object(TARGET), combat=True), Prevents())),
        SetReplacement(instead(DealsDamage(is_object(TARGET), combat=True), Prevents())),
        targets=target(ATTACKING & CREATURE),
    )
