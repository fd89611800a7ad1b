from sim.vocab import (
    FLYING,
    Card,
    exalted,
)


class AvenSquire(Card):
    name, cost, type_line = "Aven Squire", "{1}{W}", "Creature - Bird Soldier"
    power, toughness = 1, 1
    keywords = (FLYING, exalted())
