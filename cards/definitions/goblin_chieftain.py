from sim.vocab import (
    CREATURE,
    HASTE,
    OTHER,
    YOURS,
    Card,
    affect,
    gets,
    has,
    static,
    subtype,
)


class GoblinChieftain(Card):
    name, cost, type_line = "Goblin Chieftain", "{1}{R}{R}", "Creature - Goblin"
    power, toughness = 2, 2
    keywords = (HASTE,)
    lead = static(affect(OTHER & subtype("Goblin") & CREATURE & YOURS, gets(1, 1), has(HASTE)))
