from sim.vocab import (
    FOREVER,
    LAND,
    SELF,
    TAP,
    TARGET,
    BecomeCopy,
    Card,
    Change,
    activated,
    add_mana,
    target,
)


class ThespiansStage(Card):
    name, cost, type_line = "Thespian's Stage", "", "Land"
    mana = activated(TAP, add_mana("{C}"))
    act = activated(
        ("{2}", TAP),
        Change(SELF, (BecomeCopy(TARGET, this_ability=True),), FOREVER),
        targets=target(LAND),
    )
