from sim.vocab import (
    INFECT,
    Card,
)


class GlistenerElf(Card):
    name, cost, type_line = "Glistener Elf", "{G}", "Creature - Elf Warrior"
    power, toughness = 1, 1
    keywords = (INFECT,)
