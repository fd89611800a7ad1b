from sim.vocab import (
    CARD,
    CHOSEN,
    LAND,
    TARGET,
    ZONE_HAND,
    Card,
    ChooseObjects,
    DiscardThem,
    Reveal,
    Surveil,
    every,
    spell,
    target_opponent,
)


class ThoughtErasure(Card):
    name, cost, type_line = "Thought Erasure", "{U}{B}", "Sorcery"
    erasure = spell(
        Reveal(every(CARD, ZONE_HAND, of=TARGET)),
        ChooseObjects(~LAND, zone=ZONE_HAND, of=TARGET),
        DiscardThem(CHOSEN, TARGET),
        Surveil(1),
        targets=target_opponent(),
    )
