from sim.vocab import (
    CREATURE,
    Card,
    Draw,
    GainLife,
    Sacrifice,
    additional_cost,
    power_of,
    spell,
    stored,
    toughness_of,
)


class MomentousFall(Card):
    name, cost, type_line = "Momentous Fall", "{2}{G}{G}", "Instant"
    price = additional_cost(Sacrifice(CREATURE))
    fall = spell(Draw(power_of(stored("sacrificed"))), GainLife(toughness_of(stored("sacrificed"))))
