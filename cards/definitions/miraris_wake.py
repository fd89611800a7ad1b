from sim.vocab import (
    ANY_MANA_TYPE,
    CREATURE,
    LAND,
    YOU,
    YOURS,
    Card,
    TapsForMana,
    TypesProduced,
    add_mana_among,
    affect,
    gets,
    static,
    whenever,
)


class MirarisWake(Card):
    name, cost, type_line = "Mirari's Wake", "{3}{G}{W}", "Enchantment"
    growth = static(affect(CREATURE & YOURS, gets(1, 1)))
    wake = whenever(TapsForMana(LAND, YOU), add_mana_among(TypesProduced(), types=ANY_MANA_TYPE))
