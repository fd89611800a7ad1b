from sim.vocab import (
    CREATURE,
    EACH_PLAYER,
    FLYING,
    STEP_END,
    TARGET,
    Card,
    Destroy,
    beginning_of,
    died_this_turn,
    subtype,
    target,
    whenever,
)


class ReaperFromTheAbyss(Card):
    name, cost, type_line = "Reaper from the Abyss", "{3}{B}{B}{B}", "Creature - Demon"
    power, toughness = 6, 6
    keywords = (FLYING,)
    reap = whenever(
        beginning_of(STEP_END, EACH_PLAYER),
        Destroy(TARGET),
        targets=target(~subtype("Demon") & CREATURE),
        condition=died_this_turn(CREATURE),
    )
