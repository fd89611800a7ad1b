from sim.vocab import (
    SELF,
    STEP_UNTAP,
    STEP_UPKEEP,
    Card,
    MayPay,
    SacrificeThem,
    SkipsStep,
    beginning_of,
    costs_of,
    static,
    whenever,
)


class Stasis(Card):
    name, cost, type_line = "Stasis", "{1}{U}", "Enchantment"
    freeze = static(SkipsStep(STEP_UNTAP))
    upkeep = whenever(
        beginning_of(STEP_UPKEEP), MayPay((costs_of("{U}"),), otherwise=(SacrificeThem(SELF),))
    )
