from sim.vocab import (
    CREATURE,
    FLYING,
    LIFELINK,
    YOU,
    YOURS,
    Card,
    LifeChanges,
    PutCounters,
    every,
    whenever,
)


class ArchangelOfThune(Card):
    name, cost, type_line = "Archangel of Thune", "{3}{W}{W}", "Creature - Angel"
    power, toughness = 3, 4
    keywords = (FLYING, LIFELINK)
    grow = whenever(LifeChanges(YOU), PutCounters("+1/+1", 1, every(CREATURE & YOURS)))
