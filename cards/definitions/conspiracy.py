from sim.vocab import (
    CREATURE,
    EVERYWHERE_AND_STACK,
    YOURS,
    Affect,
    Card,
    ChosenCreatureType,
    as_enters_choose,
    static,
)


class Conspiracy(Card):
    name, cost, type_line = "Conspiracy", "{3}{B}{B}", "Enchantment"
    choice = as_enters_choose("creature type")
    conspire = static(Affect(CREATURE & YOURS, (ChosenCreatureType(),), EVERYWHERE_AND_STACK))
