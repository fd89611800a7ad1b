from sim.vocab import (
    LIFELINK,
    STEP_UPKEEP,
    VIGILANCE,
    Card,
    LifeTotal,
    WinGame,
    beginning_of,
    compare,
    whenever,
)


class FelidarSovereign(Card):
    name, cost, type_line = "Felidar Sovereign", "{4}{W}{W}", "Creature - Cat Beast"
    power, toughness = 4, 6
    keywords = (VIGILANCE, LIFELINK)
    reign = whenever(beginning_of(STEP_UPKEEP), WinGame(), condition=compare(LifeTotal(), ">=", 40))
