from sim.vocab import SACRIFICE_SELF, TAP, Token, activated, add_any_color


class TreasureToken(Token):
    name, type_line = "Treasure Token", "Artifact - Treasure"
    mana = activated((TAP, SACRIFICE_SELF), add_any_color())
