from sim.vocab import (
    CARD,
    CHOSEN,
    CREATURE,
    LAND,
    TARGET,
    ZONE_HAND,
    Card,
    ChooseObjects,
    DiscardThem,
    Reveal,
    every,
    spell,
    target_opponent,
)


class Duress(Card):
    name, cost, type_line = "Duress", "{B}", "Sorcery"
    duress = spell(
        Reveal(every(CARD, ZONE_HAND, of=TARGET)),
        ChooseObjects(~CREATURE & ~LAND, zone=ZONE_HAND, of=TARGET),
        DiscardThem(CHOSEN, TARGET),
        targets=target_opponent(),
    )
