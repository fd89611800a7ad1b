from sim.vocab import (
    ARTIFACT,
    CARD,
    Card,
    DiscardCards,
    Draw,
    OneOf,
    Sacrifice,
    additional_cost,
    spell,
)


class DemandAnswers(Card):
    name, cost, type_line = "Demand Answers", "{1}{R}", "Instant"
    price = additional_cost(OneOf((Sacrifice(ARTIFACT), DiscardCards(CARD))))
    answers = spell(Draw(2))
