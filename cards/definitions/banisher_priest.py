from sim.vocab import (
    CREATURE,
    OPPONENTS,
    TARGET,
    Card,
    ExileUntilSelfLeaves,
    enters,
    target,
    whenever,
)


class BanisherPriest(Card):
    name, cost, type_line = "Banisher Priest", "{1}{W}{W}", "Creature - Human Cleric"
    power, toughness = 2, 2
    banish = whenever(enters(), ExileUntilSelfLeaves(TARGET), targets=target(CREATURE & OPPONENTS))
