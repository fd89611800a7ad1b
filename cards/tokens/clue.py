from sim.vocab import SACRIFICE_SELF, Draw, Token, activated


class ClueToken(Token):
    name, type_line = "Clue Token", "Artifact - Clue"
    draw = activated(("{2}", SACRIFICE_SELF), Draw())
