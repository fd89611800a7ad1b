from sim.vocab import (
    CREATURE,
    HASTE,
    IT,
    SELF,
    SPELL,
    YOU,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    Card,
    May,
    Move,
    NthSpell,
    casts,
    fits,
    whenever,
)


class Vengevine(Card):
    name, cost, type_line = "Vengevine", "{2}{G}{G}", "Creature - Elemental"
    power, toughness = 4, 3
    keywords = (HASTE,)
    vengeance = whenever(
        casts(YOU, SPELL),
        May((Move(SELF, ZONE_BATTLEFIELD),)),
        condition=fits(IT, NthSpell(2, CREATURE)),
        zones=(ZONE_GRAVEYARD,),
    )
