from sim.vocab import (
    THIS,
    ZONE_HAND,
    BecomesTapped,
    Card,
    LoseLife,
    Move,
    Reveal,
    mana_value_of,
    stored,
    top_cards,
    whenever,
)


class PainSeer(Card):
    name, cost, type_line = "Pain Seer", "{1}{B}", "Creature - Human Wizard"
    power, toughness = 2, 2
    inspired = whenever(
        BecomesTapped(THIS, untapped=True),
        Reveal(top_cards(1), store="revealed"),
        Move(stored("revealed", "that card"), ZONE_HAND),
        LoseLife(mana_value_of(stored("revealed", "that card"))),
    )
