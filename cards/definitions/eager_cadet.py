from sim.vocab import (
    Card,
)


class EagerCadet(Card):
    name, cost, type_line = "Eager Cadet", "{W}", "Creature - Human Soldier"
    power, toughness = 1, 1
