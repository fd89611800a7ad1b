from sim.vocab import (
    PERMANENT,
    SOURCE,
    THAT_MUCH,
    THAT_SOURCE,
    THIS,
    TRAMPLE,
    Card,
    DealsDamage,
    SacrificeSome,
    controller_of,
    whenever,
)


class PhyrexianObliterator(Card):
    name, cost, type_line = "Phyrexian Obliterator", "{B}{B}{B}{B}", "Creature - Horror"
    power, toughness = 5, 5
    keywords = (TRAMPLE,)
    obliterate = whenever(
        DealsDamage(SOURCE, THIS),
        SacrificeSome(PERMANENT, THAT_MUCH, controller_of(THAT_SOURCE)),
    )
