from sim.vocab import (
    CREATURE,
    SELF,
    THIS,
    BecomesTarget,
    Card,
    Except,
    SacrificeThem,
    may_enter_as_copy,
    whenever,
)


class PhantasmalImage(Card):
    name, cost, type_line = "Phantasmal Image", "{1}{U}", "Creature - Illusion"
    power, toughness = 0, 0
    copy = may_enter_as_copy(
        CREATURE,
        Except(
            subtypes=("Illusion",), abilities=(whenever(BecomesTarget(THIS), SacrificeThem(SELF)),)
        ),
    )
