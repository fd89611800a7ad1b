from sim.vocab import (
    CARD,
    EACH_OPPONENT,
    YOU,
    ZONE_HAND,
    Card,
    Draws,
    LoseLife,
    count,
    defined_stats,
    whenever,
)


class PsychosisCrawler(Card):
    name, cost, type_line = "Psychosis Crawler", "{5}", "Artifact Creature - Horror"
    power, toughness = "*", "*"
    size = defined_stats(count(CARD, ZONE_HAND, YOU), count(CARD, ZONE_HAND, YOU))
    psychosis = whenever(Draws(YOU), LoseLife(1, EACH_OPPONENT))
