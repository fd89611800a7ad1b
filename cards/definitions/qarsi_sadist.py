from sim.vocab import (
    TARGET,
    THIS,
    Card,
    Exploits,
    GainLife,
    LoseLife,
    exploit,
    target_opponent,
    whenever,
)


class QarsiSadist(Card):
    name, cost, type_line = "Qarsi Sadist", "{1}{B}", "Creature - Human Cleric"
    power, toughness = 1, 3
    keywords = (exploit(),)
    drain = whenever(Exploits(THIS), LoseLife(2, TARGET), GainLife(2), targets=target_opponent())
