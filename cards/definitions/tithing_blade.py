from sim.vocab import (
    BLACK_BIT,
    CREATURE,
    EACH_OPPONENT,
    STEP_UPKEEP,
    BackFace,
    Card,
    GainLife,
    LoseLife,
    SacrificeSome,
    beginning_of,
    craft,
    enters,
    whenever,
)


class TithingBlade(Card):
    name, cost, type_line = "Tithing Blade", "{1}{B}", "Artifact"
    tithe = whenever(enters(), SacrificeSome(CREATURE, who=EACH_OPPONENT))
    keywords = (craft("{4}{B}", CREATURE, "creature"),)

    class ConsumingSepulcher(BackFace):
        name, type_line, color = "Consuming Sepulcher", "Artifact", BLACK_BIT
        consume = whenever(beginning_of(STEP_UPKEEP), LoseLife(1, EACH_OPPONENT), GainLife(1))
