from sim.vocab import (
    CARD,
    SELF,
    THIS,
    YOU,
    ZONE_GRAVEYARD,
    ZONE_STACK,
    Card,
    Draw,
    Moves,
    ShuffleInto,
    annihilator,
    casts,
    every,
    owner_of,
    whenever,
)


class KozilekButcherOfTruth(Card):
    name, cost = "Kozilek, Butcher of Truth", "{10}"
    type_line = "Legendary Creature - Eldrazi"
    power, toughness = 12, 12
    truth = whenever(casts(YOU, THIS), Draw(4), zones=(ZONE_STACK,))
    keywords = (annihilator(4),)
    renewal = whenever(
        Moves(THIS, to_zone=ZONE_GRAVEYARD),
        ShuffleInto(every(CARD, ZONE_GRAVEYARD, of=owner_of(SELF))),
        zones=(ZONE_GRAVEYARD,),
    )
