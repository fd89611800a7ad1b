from sim.vocab import (
    STEP_UPKEEP,
    ZONE_HAND,
    Card,
    LoseLife,
    Move,
    Reveal,
    beginning_of,
    mana_value_of,
    stored,
    top_cards,
    whenever,
)


class DarkConfidant(Card):
    name, cost, type_line = "Dark Confidant", "{1}{B}", "Creature - Human Wizard"
    power, toughness = 2, 1
    confide = whenever(
        beginning_of(STEP_UPKEEP),
        Reveal(top_cards(1), store="found"),
        Move(stored("found"), ZONE_HAND),
        LoseLife(mana_value_of(stored("found"))),
    )
