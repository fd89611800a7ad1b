from sim.vocab import (
    ARTIFACT_OR_ENCHANTMENT,
    OPPONENTS,
    TARGET,
    WAS_BARGAINED,
    ZONE_EXILE,
    Card,
    Move,
    bargain,
    enters,
    target,
    whenever,
)


class TroublemakerOuphe(Card):
    name, cost, type_line = "Troublemaker Ouphe", "{1}{G}", "Creature - Ouphe"
    power, toughness = 2, 2
    keywords = (bargain(),)
    trouble = whenever(
        enters(),
        Move(TARGET, ZONE_EXILE),
        targets=target(ARTIFACT_OR_ENCHANTMENT & OPPONENTS),
        condition=WAS_BARGAINED,
    )
