from sim.vocab import (
    Card,
)


class CanyonMinotaur(Card):
    name, cost, type_line = "Canyon Minotaur", "{3}{R}", "Creature - Minotaur Warrior"
    power, toughness = 3, 3
