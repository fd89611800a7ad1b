"""The Moth token."""

from sim.vocab import FLYING, RED_BIT, Token


class MothToken(Token):
    """A 1/1 red Moth creature token with flying."""

    name, type_line, color = "Moth Token", "Creature - Moth", RED_BIT
    power, toughness = 1, 1
    keywords = (FLYING,)
