from sim.vocab import (
    LAND,
    YOURS,
    ZONE_LIBRARY,
    Card,
    GainLife,
    MayPlay,
    TopCardRevealed,
    enters,
    static,
    whenever,
)


class CourserOfKruphix(Card):
    name, cost, type_line = "Courser of Kruphix", "{1}{G}{G}", "Enchantment Creature - Centaur"
    power, toughness = 2, 4
    augury = static(TopCardRevealed())
    course = static(MayPlay(LAND, ZONE_LIBRARY, spells=False, front_only=True))
    landfall = whenever(enters(LAND & YOURS), GainLife(1))
