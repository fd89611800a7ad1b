from sim.vocab import (
    CARD,
    SACRIFICE_SELF,
    TAP,
    TARGET,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    Card,
    Draw,
    MayPay,
    Move,
    activated,
    costs_of,
    dies,
    every,
    target_player,
    whenever,
)


class NihilSpellbomb(Card):
    name, cost, type_line = "Nihil Spellbomb", "{1}", "Artifact"
    erase = activated(
        (TAP, SACRIFICE_SELF),
        Move(every(CARD, ZONE_GRAVEYARD, of=TARGET), ZONE_EXILE),
        targets=target_player(),
    )
    draw = whenever(dies(), MayPay((costs_of("{B}"),), (Draw(),)))
