from sim.vocab import (
    CARD,
    LAND,
    Card,
    DiscardCards,
    Draw,
    MayPay,
    Sacrifice,
    costs_of,
    plot,
    spell,
)


class HighwayRobbery(Card):
    name, cost, type_line = "Highway Robbery", "{1}{R}", "Sorcery"
    robbery = spell(
        MayPay((costs_of(DiscardCards(CARD)), costs_of(Sacrifice(LAND))), then=(Draw(2),))
    )
    keywords = (plot("{1}{R}"),)
