from sim.vocab import (
    CREATURE,
    FLASH,
    SELF,
    STEP_END,
    Card,
    Draw,
    LoseAllAbilities,
    SacrificeThem,
    affect,
    beginning_of,
    enters,
    static,
    whenever,
)


class DressDown(Card):
    name, cost, type_line = "Dress Down", "{1}{U}", "Enchantment"
    keywords = (FLASH,)
    draw = whenever(enters(), Draw())
    undress = static(affect(CREATURE, LoseAllAbilities()))
    close = whenever(beginning_of(STEP_END, None), SacrificeThem(SELF))
