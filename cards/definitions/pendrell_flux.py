from sim.vocab import (
    CREATURE,
    ENCHANTED,
    SELF,
    STEP_UPKEEP,
    AddAbilities,
    Card,
    MayPay,
    PayManaCostOf,
    SacrificeThem,
    affect,
    beginning_of,
    enchant,
    static,
    whenever,
)


class PendrellFlux(Card):
    name, cost, type_line = "Pendrell Flux", "{1}{U}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    flux = static(
        affect(
            ENCHANTED,
            AddAbilities(
                (
                    whenever(
                        beginning_of(STEP_UPKEEP),
                        MayPay(((PayManaCostOf(SELF),),), otherwise=(SacrificeThem(SELF),)),
                    ),
                )
            ),
        )
    )
