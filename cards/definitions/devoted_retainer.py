from sim.vocab import (
    Card,
    bushido,
)


class DevotedRetainer(Card):
    name, cost, type_line = "Devoted Retainer", "{W}", "Creature - Human Samurai"
    power, toughness = 1, 1
    keywords = (bushido(1),)
