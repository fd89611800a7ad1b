from sim.vocab import (
    CREATURE,
    SHADOW,
    THIS,
    WHITE,
    CantBeBlockedBy,
    Card,
    static,
)


class DauthiHorror(Card):
    name, cost, type_line = "Dauthi Horror", "{1}{B}", "Creature - Dauthi Horror"
    power, toughness = 2, 1
    keywords = (SHADOW,)
    dread = static(CantBeBlockedBy(THIS, WHITE & CREATURE))
