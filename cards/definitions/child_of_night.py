from sim.vocab import (
    LIFELINK,
    Card,
)


class ChildOfNight(Card):
    name, cost, type_line = "Child of Night", "{1}{B}", "Creature - Vampire"
    power, toughness = 2, 1
    keywords = (LIFELINK,)
