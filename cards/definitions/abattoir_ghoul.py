from sim.vocab import (
    CREATURE,
    FIRST_STRIKE,
    IT,
    SELF,
    Card,
    DamagedBy,
    GainLife,
    dies,
    toughness_of,
    whenever,
)


class AbattoirGhoul(Card):
    name, cost, type_line = "Abattoir Ghoul", "{3}{B}", "Creature - Zombie"
    power, toughness = 3, 2
    keywords = (FIRST_STRIKE,)
    feed = whenever(dies(CREATURE & DamagedBy(SELF)), GainLife(toughness_of(IT)))
