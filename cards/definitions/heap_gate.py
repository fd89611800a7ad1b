from cards.tokens.treasure import TreasureToken
from sim.vocab import (
    TAP,
    YOURS,
    Card,
    CreateToken,
    TapOthers,
    activated,
    add_any_color,
    add_mana,
    subtype,
)


class HeapGate(Card):
    name, cost, type_line = "Heap Gate", "", "Land - Gate"
    mana = activated(TAP, add_mana("{C}"))
    trade = activated(("{1}", TAP), add_any_color())
    hoard = activated(
        ("{1}", TAP, TapOthers(subtype("Gate") & YOURS)), CreateToken(TreasureToken.definition)
    )
