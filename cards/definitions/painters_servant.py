from sim.vocab import (
    CARD,
    EVERYWHERE_AND_STACK,
    AddChosenColor,
    Affect,
    Card,
    as_enters_choose,
    static,
)


class PaintersServant(Card):
    name, cost, type_line = "Painter's Servant", "{2}", "Artifact Creature - Scarecrow"
    power, toughness = 1, 3
    choice = as_enters_choose("color")
    paint = static(Affect(CARD, (AddChosenColor(),), EVERYWHERE_AND_STACK))
