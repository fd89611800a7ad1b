from sim.vocab import (
    CREATURE_OR_PLANESWALKER,
    ENCHANTED_PLAYER,
    STEP_UPKEEP,
    THAT_PLAYER,
    Card,
    LoseLife,
    SacrificeSome,
    WhoCouldNot,
    beginning_of,
    enchant_player,
    stored,
    whenever,
)


class CruelReality(Card):
    name, cost, type_line = "Cruel Reality", "{5}{B}{B}", "Enchantment - Aura Curse"
    keywords = (enchant_player(),)
    toll = whenever(
        beginning_of(STEP_UPKEEP, ENCHANTED_PLAYER),
        SacrificeSome(CREATURE_OR_PLANESWALKER, who=THAT_PLAYER),
        LoseLife(5, WhoCouldNot(THAT_PLAYER, stored("sacrificed"))),
    )
