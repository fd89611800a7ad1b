from sim.vocab import (
    ARTIFACT,
    CREATURE,
    OTHER,
    TARGET,
    WHILE_EXILED,
    Card,
    ExileUntilSelfLeaves,
    MayPlay,
    SetRule,
    enters,
    is_object,
    stored,
    target,
    whenever,
)


class HostageTaker(Card):
    name, cost, type_line = "Hostage Taker", "{2}{U}{B}", "Creature - Human Pirate"
    power, toughness = 2, 3
    take = whenever(
        enters(),
        ExileUntilSelfLeaves(TARGET),
        SetRule(
            MayPlay(is_object(stored("until", "that card")), lands=False, any_type=True),
            WHILE_EXILED,
        ),
        targets=target(OTHER & (CREATURE | ARTIFACT)),
    )
