from sim.vocab import (
    EACH_OPPONENT,
    THAT_MUCH,
    THAT_PLAYER,
    Card,
    Instead,
    LifeChanges,
    LoseLife,
    instead,
)


class TaintedRemedy(Card):
    name, cost, type_line = "Tainted Remedy", "{2}{B}", "Enchantment"
    taint = instead(LifeChanges(EACH_OPPONENT), Instead((LoseLife(THAT_MUCH, THAT_PLAYER),)))
