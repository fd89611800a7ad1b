from sim.vocab import (
    CARD,
    FLYING,
    SELF,
    THIS,
    ZONE_GRAVEYARD,
    ZONE_STACK,
    CantBeCountered,
    Card,
    ExtraTurn,
    Moves,
    ShuffleInto,
    annihilator,
    every,
    owner_of,
    protection_from_colored_spells,
    static,
    when_cast,
    whenever,
)


class EmrakulTheAeonsTorn(Card):
    name, cost = "Emrakul, the Aeons Torn", "{15}"
    type_line = "Legendary Creature - Eldrazi"
    power, toughness = 15, 15
    uncounterable = static(CantBeCountered(THIS), zones=(ZONE_STACK,))
    aeon = when_cast(ExtraTurn())
    keywords = (FLYING, protection_from_colored_spells(), annihilator(6))
    renewal = whenever(
        Moves(THIS, to_zone=ZONE_GRAVEYARD),
        ShuffleInto(every(CARD, ZONE_GRAVEYARD, of=owner_of(SELF))),
        zones=(ZONE_GRAVEYARD,),
    )
