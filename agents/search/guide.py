"""What guides a search: how likely options are worth a look, and who is winning.

A :class:`Guide` is all that a search wants to know of a game.
:class:`agents.search.quick_guide.QuickGuide` reads it off the cards;
:class:`agents.search.network.NetworkGuide` asks a trained network.
"""

from __future__ import annotations

from typing import Protocol

from sim.engine.game import Game


class Guide(Protocol):
    """Judges positions of a search.

    The games that it is asked about are the search's own: their hidden cards are drawn at random,
    so that a guide may look at all of them and still knows nothing. It must not change them, and
    must give the same answer whenever it is asked the same.
    """

    def priors(self, game: Game) -> list[float]:
        """How promising each option of the pending decision is: not negative, of sum 1."""
        ...

    def value(self, game: Game, player: int) -> float:
        """The chance, from 0 to 1, that a player, 0 or 1, wins; 0.5 stands for a draw.

        Asked only while a decision is pending.
        """
        ...
