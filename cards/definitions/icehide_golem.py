from sim.vocab import (
    Card,
)


class IcehideGolem(Card):
    name, cost, type_line = "Icehide Golem", "{S}", "Snow Artifact Creature - Golem"
    power, toughness = 2, 2
