from sim.vocab import CARD, SACRIFICE_SELF, TAP, DiscardCards, Draw, Token, activated


class BloodToken(Token):
    name, type_line = "Blood Token", "Artifact - Blood"
    draw = activated(("{1}", TAP, DiscardCards(CARD), SACRIFICE_SELF), Draw())
