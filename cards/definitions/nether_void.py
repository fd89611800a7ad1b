from sim.vocab import (
    EACH_PLAYER,
    IT,
    SPELL,
    THAT_PLAYER,
    Card,
    casts,
    counter_unless,
    whenever,
)


class NetherVoid(Card):
    name, cost, type_line = "Nether Void", "{3}{B}", "World Enchantment"
    void = whenever(
        casts(EACH_PLAYER, SPELL),
        counter_unless("{3}", IT, THAT_PLAYER),
    )
