from sim.vocab import (
    FLYING,
    GREEN_BIT,
    Card,
    protection_from_color,
)


class CoastWatcher(Card):
    name, cost, type_line = "Coast Watcher", "{1}{U}", "Creature - Bird Soldier"
    power, toughness = 1, 1
    keywords = (FLYING, protection_from_color(GREEN_BIT))
