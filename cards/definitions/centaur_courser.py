from sim.vocab import (
    Card,
)


class CentaurCourser(Card):
    name, cost, type_line = "Centaur Courser", "{2}{G}", "Creature - Centaur Warrior"
    power, toughness = 3, 3
