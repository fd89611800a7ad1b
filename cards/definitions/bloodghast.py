from sim.vocab import (
    EACH_OPPONENT,
    HASTE,
    LAND,
    SELF,
    THIS,
    YOURS,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    CantBlock,
    Card,
    LifeTotal,
    May,
    Move,
    affect,
    compare,
    enters,
    has,
    static,
    whenever,
)


class Bloodghast(Card):
    name, cost, type_line = "Bloodghast", "{B}{B}", "Creature - Vampire Spirit"
    power, toughness = 2, 1
    shadow = static(CantBlock(THIS))
    thirst = static(affect(SELF, has(HASTE)), condition=compare(LifeTotal(EACH_OPPONENT), "<=", 10))
    landfall = whenever(
        enters(LAND & YOURS), May((Move(SELF, ZONE_BATTLEFIELD),)), zones=(ZONE_GRAVEYARD,)
    )
