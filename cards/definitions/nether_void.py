from sim.vocab import (
    EACH_PLAYER,
    IT,
    SPELL,
    THAT_PLAYER,
    Card,
    CounterSpell,
    MayPay,
    casts,
    costs_of,
    whenever,
)


class NetherVoid(Card):
    name, cost, type_line = "Nether Void", "{3}{B}", "World Enchantment"
    void = whenever(
        casts(EACH_PLAYER, SPELL),
        MayPay((costs_of("{3}"),), otherwise=(CounterSpell(IT),), who=THAT_PLAYER),
    )
