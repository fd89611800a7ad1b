from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    ControlledBy,
    Keep,
    StaysTapped,
    Tap,
    every,
    spell,
    stored,
    target_player,
)


class Sleep(Card):
    name, cost, type_line = "Sleep", "{2}{U}{U}", "Sorcery"
    sleep = spell(
        Keep(every(CREATURE & ControlledBy(TARGET)), "asleep"),
        Tap(every(CREATURE & ControlledBy(TARGET))),
        StaysTapped(stored("asleep", "those creatures"), TARGET),
        targets=target_player(),
    )
