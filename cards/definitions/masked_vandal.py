from sim.vocab import (
    ARTIFACT_OR_ENCHANTMENT,
    CHANGELING,
    CREATURE,
    OPPONENTS,
    TARGET,
    ZONE_EXILE,
    Card,
    ExileFrom,
    MayPay,
    Move,
    enters,
    target,
    whenever,
)


class MaskedVandal(Card):
    name, cost, type_line = "Masked Vandal", "{1}{G}", "Creature - Shapeshifter"
    power, toughness = 1, 3
    keywords = (CHANGELING,)
    vandalize = whenever(
        enters(),
        MayPay(((ExileFrom(CREATURE),),), (Move(TARGET, ZONE_EXILE),)),
        targets=target(ARTIFACT_OR_ENCHANTMENT & OPPONENTS),
    )
