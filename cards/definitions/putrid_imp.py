from sim.vocab import (
    CARD,
    FLYING,
    SELF,
    THIS,
    YOU,
    ZONE_GRAVEYARD,
    CantBlock,
    Card,
    Change,
    DiscardCards,
    activated,
    affect,
    compare,
    count,
    gets,
    has,
    static,
)


class PutridImp(Card):
    name, cost, type_line = "Putrid Imp", "{B}", "Creature - Zombie Imp"
    power, toughness = 1, 1
    wings = activated(DiscardCards(CARD), Change(SELF, (has(FLYING),)))
    threshold = static(
        affect(SELF, gets(1, 1)),
        CantBlock(THIS),
        condition=compare(count(CARD, ZONE_GRAVEYARD, YOU), ">=", 7),
    )
