from sim.vocab import (
    CARD,
    SELF,
    THIS,
    ZONE_GRAVEYARD,
    Card,
    Draw,
    Moves,
    ShuffleInto,
    annihilator,
    every,
    owner_of,
    when_cast,
    whenever,
)


class KozilekButcherOfTruth(Card):
    name, cost = "Kozilek, Butcher of Truth", "{10}"
    type_line = "Legendary Creature - Eldrazi"
    power, toughness = 12, 12
    truth = when_cast(Draw(4))
    keywords = (annihilator(4),)
    renewal = whenever(
        Moves(THIS, to_zone=ZONE_GRAVEYARD),
        ShuffleInto(every(CARD, ZONE_GRAVEYARD, of=owner_of(SELF))),
        zones=(ZONE_GRAVEYARD,),
    )
