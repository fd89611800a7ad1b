from sim.vocab import (
    FLASH,
    HEXPROOF,
    SELF,
    Card,
    EnteredThisTurn,
    affect,
    emerge,
    has,
    self_is,
    static,
)


class DrownyardBehemoth(Card):
    name, cost, type_line = "Drownyard Behemoth", "{9}", "Creature - Eldrazi Crab"
    power, toughness = 5, 7
    keywords = (FLASH, emerge("{7}{U}"))
    ward = static(affect(SELF, has(HEXPROOF)), condition=self_is(EnteredThisTurn()))
