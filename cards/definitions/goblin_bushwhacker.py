from sim.vocab import (
    CREATURE,
    HASTE,
    WAS_KICKED,
    YOURS,
    Card,
    Change,
    enters,
    every,
    gets,
    has,
    kicker,
    whenever,
)


class GoblinBushwhacker(Card):
    name, cost, type_line = "Goblin Bushwhacker", "{R}", "Creature - Goblin Warrior"
    power, toughness = 1, 1
    keywords = (kicker("{R}"),)
    charge = whenever(
        enters(), Change(every(CREATURE & YOURS), (gets(1, 0), has(HASTE))), condition=WAS_KICKED
    )
