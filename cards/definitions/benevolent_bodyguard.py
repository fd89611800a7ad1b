from sim.vocab import (
    CREATURE,
    SACRIFICE_SELF,
    TARGET,
    YOURS,
    AddProtection,
    Card,
    Change,
    ChooseWord,
    activated,
    target,
)


class BenevolentBodyguard(Card):
    name, cost, type_line = "Benevolent Bodyguard", "{W}", "Creature - Human Cleric"
    power, toughness = 1, 1
    guard = activated(
        SACRIFICE_SELF,
        ChooseWord("color", store="color"),
        Change(TARGET, (AddProtection(),)),
        targets=target(CREATURE & YOURS),
    )
