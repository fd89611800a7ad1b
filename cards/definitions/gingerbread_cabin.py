from cards.tokens.food import FoodToken
from sim.vocab import (
    OTHER,
    Card,
    CreateToken,
    enters,
    enters_tapped,
    subtype,
    unless,
    whenever,
    you_control,
)


class GingerbreadCabin(Card):
    name, cost, type_line = "Gingerbread Cabin", "", "Land - Forest"
    tapped = enters_tapped(unless(you_control(OTHER & subtype("Forest"), 3)))
    treat = whenever(enters(untapped=True), CreateToken(FoodToken.definition))
