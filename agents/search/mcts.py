"""The agent ``mcts``: information-set Monte Carlo tree search."""

from __future__ import annotations

import copy
import gc
import math
from typing import TYPE_CHECKING, Final

from agents.search.guide import Guide
from agents.search.searcher import Searcher
from agents.search.settings import at_least, positive
from agents.search.tree_search import TreeSearch

if TYPE_CHECKING:
    from sim import Decision, View


# By default so many worlds are drawn for the root of the number of nodes, and at most so many.
_WORLDS: Final = 1.2
_MOST_WORLDS: Final = 64


class MctsAgent(Searcher):
    """Searches a tree of what the player may do, in worlds that agree with what the player knows.

    Information Set Monte Carlo Tree Search (Cowling, Powley and Whitehouse, 2012), with priors
    (PUCT: Rosin, 2011) and progressive widening, over determinizations from
    :meth:`sim.View.resample`. The budget is counted in nodes: the same seed gives the same choices
    on every machine. What was searched about a decision that comes up is kept.

    Args:
        nodes: how many lines are played from a decision at most, those kept from the last one
            included. There are fewer where the best option is clear before.
        worlds: how many determinizations it is searched in; by default the more, the more nodes
            there are: 12 for 100, 24 for 400, 48 for 1,600, and no more than 64.
        horizon: how many turns lines are played on; see :class:`agents.search.lines.Lines`.
        rollouts: who plays lines on: ``heuristic`` or, several times faster, ``light``.
        exploration: how much options that were seldom tried are preferred.
        widening: how fast options that seem worse are looked at.
        margin: by how much of a chance to win an option must be better than what ``heuristic``
            would do.
        caution: so many standard errors are taken off by how much it is better.
        guide: judges positions: a :class:`agents.search.guide.Guide`, or the path of a trained
            policy. It acts for the opponent and rates the player's next decision; without one,
            ``rollouts`` plays lines on to the horizon.

    Raises:
        ValueError: a number is out of range, or the path is that of something else.
        OSError: the file of the policy cannot be read.
    """

    def __init__(
        self,
        nodes: int = 400,
        worlds: int | None = None,
        horizon: int = 3,
        rollouts: str = "heuristic",
        exploration: float = 0.2,
        widening: float = 1.0,
        margin: float = 0.0,
        caution: float = 1.0,
        guide: Guide | str | None = None,
    ) -> None:
        super().__init__(at_least("horizon", horizon, 0), rollouts, guide)
        self.nodes = at_least("nodes", nodes, 1)
        if worlds is None:
            worlds = min(_MOST_WORLDS, max(1, round(_WORLDS * math.sqrt(nodes))))
        self.worlds = at_least("worlds", worlds, 1)
        self.exploration = positive("exploration", exploration)
        self.widening = positive("widening", widening)
        self.margin = positive("margin", margin)
        self.caution = positive("caution", caution)
        self.searched = 0
        """How many lines have been played in all the games so far."""
        self.decisions = 0
        """How many decisions have been searched."""
        self._search = self._fresh()

    def begin(self, player: int, seed: int) -> None:
        """Starts the sequence of worlds that belongs to ``seed``; forgets the last game's tree."""
        super().begin(player, seed)
        self._search = self._fresh()

    def choose(self, view: View, decision: Decision) -> int:
        """The option that the search prefers."""
        self._search.turn_begins(view.turn)
        return super().choose(view, decision)

    def search(self, view: View, decision: Decision, usual: int) -> int:
        """What ``heuristic`` would do, or what is better in all likelihood."""
        if self._search.player != view.me:
            self._search = self._fresh()  # nobody called begin for this seat
        search = self._search
        # It makes and keeps thousands of games and no cycles: looking for some of these, again and
        # again among all that is kept, would take as long as the search itself.
        collecting = gc.isenabled()
        gc.disable()
        try:
            search.begin(view, usual, self.worlds, self._seed)
            self.searched += search.run(self.nodes)
            self.decisions += 1
            return search.choose()
        finally:
            if collecting:
                gc.enable()

    def __deepcopy__(self, memo: dict[int, object]) -> MctsAgent:
        out = super().__deepcopy__(memo)
        out._search = copy.deepcopy(self._search, memo)
        return out

    def _fresh(self) -> TreeSearch:
        return TreeSearch(
            self._player,
            self.guide,
            self.lines,
            self.exploration,
            self.widening,
            self.margin,
            self.caution,
        )
