"""The agent ``greedy``: it looks one choice ahead, in several worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from agents.search.guide import Guide
from agents.search.searcher import Searcher
from agents.search.settings import at_least

if TYPE_CHECKING:
    from sim import Decision, View

# How much of a chance to win another option must promise than the one that heuristic takes.
_MARGIN: Final = 0.01


class GreedyAgent(Searcher):
    """Takes the option after which it expects to win most often, without a tree.

    Each option is tried in the same determinizations (:meth:`sim.View.resample`): the line is
    played on for a little, and where it leads is rated. The mean of the ratings counts.

    Args:
        worlds: in how many determinizations an option is tried.
        horizon: how many turns lines are played on; see :class:`agents.search.lines.Lines`.
        rollouts: who plays lines on: ``heuristic`` or, several times faster, ``light``.
        guide: judges positions: a :class:`agents.search.guide.Guide`, or the path of a trained
            policy, which rates them where they are; by default lines are played on.

    Raises:
        ValueError: ``worlds`` is out of range, or the path is that of something else.
        OSError: the file of the policy cannot be read.
    """

    def __init__(
        self,
        worlds: int = 4,
        horizon: int = 1,
        rollouts: str = "light",
        guide: Guide | str | None = None,
    ) -> None:
        super().__init__(at_least("horizon", horizon, 0), rollouts, guide)
        self.worlds = at_least("worlds", worlds, 1)
        self._asked = 0

    def begin(self, player: int, seed: int) -> None:
        """Starts the sequence of worlds that belongs to ``seed``."""
        super().begin(player, seed)
        self._asked = 0

    def search(self, view: View, decision: Decision, usual: int) -> int:
        """The option with the best mean; that of ``heuristic`` unless another is clearly better."""
        totals = [0.0] * len(decision.options)
        for _ in range(self.worlds):
            self._asked += 1
            world = view.resample((self._seed + self._asked) % 2**64)
            for index in range(len(totals)):
                game = world.clone()
                game.choose(index)
                game = self.lines.end(game, view.turn)
                result = game.result
                if result is None:
                    totals[index] += self.guide.value(game, view.me)
                else:
                    totals[index] += 0.5 if result.winner is None else result.winner == view.me
        best, highest = usual, totals[usual] + _MARGIN * self.worlds
        for index, total in enumerate(totals):
            if total > highest:
                best, highest = index, total
        return best
