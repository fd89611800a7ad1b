from sim.vocab import (
    BLACK_BIT,
    CREATURE,
    LAND,
    SELF,
    STEP_UPKEEP,
    Card,
    ManaBecomes,
    MayPay,
    Sacrifice,
    SacrificeThem,
    TapsForMana,
    beginning_of,
    instead,
    whenever,
)


class Contamination(Card):
    name, cost, type_line = "Contamination", "{2}{B}", "Enchantment"
    hunger = whenever(
        beginning_of(STEP_UPKEEP),
        MayPay(((Sacrifice(CREATURE),),), otherwise=(SacrificeThem(SELF),)),
    )
    taint = instead(TapsForMana(LAND), ManaBecomes(BLACK_BIT, 1))
