from sim.vocab import (
    CREATURE,
    FLYING,
    TARGET,
    WHILE_SELF_REMAINS,
    Card,
    Change,
    GainControl,
    enters,
    target,
    whenever,
)


class SowerOfTemptation(Card):
    name, cost, type_line = "Sower of Temptation", "{2}{U}{U}", "Creature - Faerie Wizard"
    power, toughness = 2, 2
    keywords = (FLYING,)
    tempt = whenever(
        enters(), Change(TARGET, (GainControl(),), WHILE_SELF_REMAINS), targets=target(CREATURE)
    )
