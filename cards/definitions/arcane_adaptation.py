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


class ArcaneAdaptation(Card):
    name, cost, type_line = "Arcane Adaptation", "{2}{U}", "Enchantment"
    choice = as_enters_choose("creature type")
    adapt = static(Affect(CREATURE & YOURS, (ChosenCreatureType(add=True),), EVERYWHERE_AND_STACK))
