from sim.vocab import (
    CARD,
    EACH_OPPONENT,
    LAND,
    Card,
    DealDamage,
    DiscardCards,
    Draw,
    If,
    additional_cost,
    fits,
    spell,
    stored,
)


class GrabThePrize(Card):
    name, cost, type_line = "Grab the Prize", "{1}{R}", "Sorcery"
    price = additional_cost(DiscardCards(CARD))
    prize = spell(
        Draw(2),
        If(fits(stored("discarded", "the discarded card"), ~LAND), (DealDamage(2, EACH_OPPONENT),)),
    )
