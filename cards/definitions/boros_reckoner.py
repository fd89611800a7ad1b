from sim.vocab import (
    FIRST_STRIKE,
    SELF,
    TARGET,
    THAT_MUCH,
    THIS,
    Card,
    Change,
    DealDamage,
    IsDealtDamage,
    activated,
    any_target,
    has,
    whenever,
)


class BorosReckoner(Card):
    name, cost, type_line = "Boros Reckoner", "{R/W}{R/W}{R/W}", "Creature - Minotaur Wizard"
    power, toughness = 3, 3
    reckoning = whenever(IsDealtDamage(THIS), DealDamage(THAT_MUCH, TARGET), targets=any_target())
    drill = activated("{R/W}", Change(SELF, (has(FIRST_STRIKE),)))
