from sim.vocab import (
    CARD,
    HASTE,
    IT,
    SELF,
    TAP,
    YOU,
    Card,
    DiscardCards,
    Draw,
    HasAbility,
    Untap,
    activated,
    discards,
    fits,
    whenever,
)


class AnjeFalkenrath(Card):
    name, cost, type_line = "Anje Falkenrath", "{1}{B}{R}", "Legendary Creature - Vampire"
    power, toughness = 1, 3
    keywords = (HASTE,)
    rummage = activated((TAP, DiscardCards(CARD)), Draw())
    frenzy = whenever(discards(YOU, CARD), Untap(SELF), condition=fits(IT, HasAbility("madness")))
