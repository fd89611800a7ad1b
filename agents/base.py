"""What every agent is."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sim import Decision, View


class Agent(abc.ABC):
    """Plays one seat of a game at a time.

    An agent sees only views, never the game. Whatever it keeps between decisions it forgets in
    :meth:`begin`, so that a game depends on nothing but its decks, its seed and its agents.
    """

    def begin(self, player: int, seed: int) -> None:  # noqa: B027 - need not be overridden
        """Called before each game.

        Args:
            player: the seat, 0 or 1, that the agent takes.
            seed: a non-negative integer; the only source of chance that the agent may use.
        """

    @abc.abstractmethod
    def choose(self, view: View, decision: Decision) -> int:
        """Chooses an option.

        Args:
            view: what the player may know of the game.
            decision: the pending decision, which is this player's.

        Returns:
            The index of an option of ``decision.options``.
        """
