from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    Change,
    ControlledBy,
    every,
    gets,
    spell,
    target_player,
)


class ArmsOfHadar(Card):
    name, cost, type_line = "Arms of Hadar", "{3}{B}", "Sorcery"
    arms = spell(
        Change(every(CREATURE & ControlledBy(TARGET)), (gets(-2, -2),)), targets=target_player()
    )
