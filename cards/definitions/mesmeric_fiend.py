from sim.vocab import (
    CARD,
    CHOSEN,
    EXILED_WITH_SELF,
    LAND,
    TARGET,
    ZONE_EXILE,
    ZONE_HAND,
    Card,
    ChooseObjects,
    Move,
    Reveal,
    enters,
    every,
    leaves,
    target_opponent,
    whenever,
)


class MesmericFiend(Card):
    name, cost, type_line = "Mesmeric Fiend", "{1}{B}", "Creature - Nightmare Horror"
    power, toughness = 1, 1
    mesmerize = whenever(
        enters(),
        Reveal(every(CARD, ZONE_HAND, of=TARGET)),
        ChooseObjects(~LAND, zone=ZONE_HAND, of=TARGET),
        Move(CHOSEN, ZONE_EXILE),
        targets=target_opponent(),
    )
    release = whenever(leaves(), Move(EXILED_WITH_SELF, ZONE_HAND))
