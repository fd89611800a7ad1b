from sim.vocab import (
    FLYING,
    THIS,
    Blocks,
    Card,
    Discard,
    Draw,
    May,
    attacks,
    crew,
    either,
    whenever,
)


class SmugglersCopter(Card):
    name, cost, type_line = "Smuggler's Copter", "{2}", "Artifact - Vehicle"
    power, toughness = 3, 3
    keywords = (FLYING,)
    loot = whenever(either(attacks(), Blocks(THIS)), May((Draw(), Discard())))
    pilot = crew(1)
