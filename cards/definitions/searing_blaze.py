from sim.vocab import (
    CREATURE,
    SECOND_TARGET,
    TARGET,
    TYPE_LAND,
    Card,
    ControlledBy,
    DealDamage,
    HadEnter,
    IfElse,
    controller_of,
    spell,
    target,
    target_player_or_planeswalker,
    together,
)


class SearingBlaze(Card):
    name, cost, type_line = "Searing Blaze", "{R}{R}", "Instant"
    blaze = spell(
        DealDamage(IfElse(HadEnter(TYPE_LAND), 3, 1), together(TARGET, SECOND_TARGET)),
        targets=(
            target_player_or_planeswalker(),
            target(CREATURE & ControlledBy(controller_of(TARGET))),
        ),
    )
