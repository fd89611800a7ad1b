from sim.vocab import (
    CARD,
    LAND,
    OTHER,
    SELF,
    STEP_END,
    ZONE_GRAVEYARD,
    Card,
    ExileFrom,
    GainsCost,
    SacrificeThem,
    beginning_of,
    static,
    whenever,
)


class UnderworldBreach(Card):
    name, cost, type_line = "Underworld Breach", "{1}{R}", "Enchantment"
    breach = static(GainsCost(~LAND, "escape", (ExileFrom(OTHER & CARD, 3),), zone=ZONE_GRAVEYARD))
    close = whenever(beginning_of(STEP_END, None), SacrificeThem(SELF))
