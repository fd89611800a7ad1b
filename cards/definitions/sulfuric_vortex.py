from sim.vocab import (
    EACH_PLAYER,
    STEP_UPKEEP,
    THAT_PLAYER,
    Card,
    DealDamage,
    Instead,
    LifeChanges,
    beginning_of,
    instead,
    whenever,
)


class SulfuricVortex(Card):
    name, cost, type_line = "Sulfuric Vortex", "{1}{R}{R}", "Enchantment"
    burn = whenever(beginning_of(STEP_UPKEEP, EACH_PLAYER), DealDamage(2, THAT_PLAYER))
    dry = instead(LifeChanges(EACH_PLAYER), Instead())
