from sim.vocab import (
    CARD,
    LAND,
    SELF,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    ExiledBy,
    MayPlay,
    Move,
    enters,
    every,
    static,
    target_opponent,
    whenever,
)


class HedonistsTrove(Card):
    name, cost, type_line = "Hedonist's Trove", "{5}{B}{B}", "Enchantment"
    hoard = whenever(
        enters(),
        Move(every(CARD, ZONE_GRAVEYARD, of=TARGET), ZONE_EXILE),
        targets=target_opponent(),
    )
    lands = static(MayPlay(LAND & ExiledBy(SELF), spells=False))
    spells = static(MayPlay(~LAND & ExiledBy(SELF), lands=False, once_each_turn=True))
