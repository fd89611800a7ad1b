from sim.vocab import (
    ARTIFACT,
    CREATURE,
    Card,
    Draw,
    GainLife,
    Sacrifice,
    additional_cost,
    mana_value_of,
    spell,
    stored,
)


class ReckonersBargain(Card):
    name, cost, type_line = "Reckoner's Bargain", "{1}{B}", "Instant"
    price = additional_cost(Sacrifice(ARTIFACT | CREATURE))
    bargain = spell(GainLife(mana_value_of(stored("sacrificed"))), Draw(2))
