from sim.vocab import (
    HEXPROOF,
    Card,
)


class GladecoverScout(Card):
    name, cost, type_line = "Gladecover Scout", "{G}", "Creature - Elf Scout"
    power, toughness = 1, 1
    keywords = (HEXPROOF,)
