"""Lamplighter's Apprentice."""

from example_cards.tokens.moth import MothToken
from sim.vocab import Card, CreateToken, enters, whenever


class LamplightersApprentice(Card):
    """An invented card."""

    name, cost, type_line = "Lamplighter's Apprentice", "{1}{R}", "Creature - Human"
    power, toughness = 1, 2
    lamp = whenever(enters(), CreateToken(MothToken.definition))
