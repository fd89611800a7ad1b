from sim.vocab import (
    CREATURE,
    YOURS,
    Card,
    PutCounters,
    enters,
    every,
    whenever,
)


class CatharsCrusade(Card):
    name, cost, type_line = "Cathars' Crusade", "{3}{W}{W}", "Enchantment"
    crusade = whenever(enters(CREATURE & YOURS), PutCounters("+1/+1", 1, every(CREATURE & YOURS)))
