from sim.vocab import (
    EACH_OPPONENT,
    SACRIFICE_SELF,
    YOU,
    Card,
    GainLife,
    LifeChanges,
    LifeLost,
    LoseLife,
    PayCounters,
    PutCounters,
    activated,
    whenever,
)


class GontisMachinations(Card):
    name, cost, type_line = "Gonti's Machinations", "{B}", "Enchantment"
    machine = whenever(LifeChanges(YOU, -1, first=True), PutCounters("energy", 1, YOU), batch=True)
    drain = activated(
        (PayCounters("energy", 2), SACRIFICE_SELF),
        LoseLife(3, EACH_OPPONENT),
        GainLife(LifeLost()),
    )
