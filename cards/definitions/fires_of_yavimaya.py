from sim.vocab import (
    CREATURE,
    HASTE,
    SACRIFICE_SELF,
    TARGET,
    YOURS,
    Card,
    Change,
    activated,
    affect,
    gets,
    has,
    static,
    target,
)


class FiresOfYavimaya(Card):
    name, cost, type_line = "Fires of Yavimaya", "{1}{R}{G}", "Enchantment"
    fires = static(affect(CREATURE & YOURS, has(HASTE)))
    blaze = activated(SACRIFICE_SELF, Change(TARGET, (gets(2, 2),)), targets=target(CREATURE))
