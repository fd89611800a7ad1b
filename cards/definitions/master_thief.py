from sim.vocab import (
    ARTIFACT,
    TARGET,
    WHILE_YOU_CONTROL_SELF,
    Card,
    Change,
    GainControl,
    enters,
    target,
    whenever,
)


class MasterThief(Card):
    name, cost, type_line = "Master Thief", "{2}{U}{U}", "Creature - Human Rogue"
    power, toughness = 2, 2
    steal = whenever(
        enters(), Change(TARGET, (GainControl(),), WHILE_YOU_CONTROL_SELF), targets=target(ARTIFACT)
    )
