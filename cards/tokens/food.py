from sim.vocab import SACRIFICE_SELF, TAP, GainLife, Token, activated


class FoodToken(Token):
    name, type_line = "Food Token", "Artifact - Food"
    eat = activated(("{2}", TAP, SACRIFICE_SELF), GainLife(3))
