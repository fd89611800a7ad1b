from sim.vocab import (
    TRAMPLE,
    WAS_KICKED,
    Card,
    EntersWithCounters,
    EntersWithKeywords,
    enters,
    instead,
    kicker,
)


class KavuTitan(Card):
    name, cost, type_line = "Kavu Titan", "{1}{G}", "Creature - Kavu"
    power, toughness = 2, 2
    keywords = (kicker("{2}{G}"),)
    size = instead(
        enters(),
        EntersWithCounters("+1/+1", 3),
        EntersWithKeywords(TRAMPLE),
        condition=WAS_KICKED,
    )
