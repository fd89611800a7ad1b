from sim.vocab import (
    EACH_PLAYER,
    Card,
    DealDamage,
    spell,
)


class FlameRift(Card):
    name, cost, type_line = "Flame Rift", "{1}{R}", "Sorcery"
    rift = spell(DealDamage(4, EACH_PLAYER))
