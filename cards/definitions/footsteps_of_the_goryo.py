from sim.vocab import (
    CREATURE,
    TARGET,
    YOU,
    ZONE_BATTLEFIELD,
    Card,
    Delayed,
    Move,
    SacrificeThem,
    next_end_step,
    spell,
    stored,
    target_card,
)


class FootstepsOfTheGoryo(Card):
    name, cost, type_line = "Footsteps of the Goryo", "{2}{B}", "Sorcery - Arcane"
    footsteps = spell(
        Move(TARGET, ZONE_BATTLEFIELD, controller=YOU, store="back"),
        Delayed(next_end_step(), (SacrificeThem(stored("back", "that creature")),)),
        targets=target_card(CREATURE),
    )
