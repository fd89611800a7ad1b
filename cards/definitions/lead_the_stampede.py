from sim.vocab import (
    CREATURE,
    UNLIMITED,
    ZONE_HAND,
    ZONE_LIBRARY,
    Card,
    ChooseObjects,
    LookAt,
    Move,
    PutRest,
    Reveal,
    spell,
    stored,
    top_cards,
)


class LeadTheStampede(Card):
    name, cost, type_line = "Lead the Stampede", "{2}{G}", "Sorcery"
    lead = spell(
        LookAt(top_cards(5)),
        ChooseObjects(CREATURE, 0, UNLIMITED, ZONE_LIBRARY, among=stored("looked"), store="found"),
        Reveal(stored("found")),
        Move(stored("found"), ZONE_HAND),
        PutRest(),
    )
