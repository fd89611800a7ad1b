from cards.tokens.food import FoodToken
from sim.vocab import (
    CREATURE,
    TARGET,
    Card,
    CreateToken,
    Destroy,
    spell,
    target,
)


class BakeIntoAPie(Card):
    name, cost, type_line = "Bake into a Pie", "{2}{B}{B}", "Instant"
    bake = spell(Destroy(TARGET), CreateToken(FoodToken.definition), targets=target(CREATURE))
