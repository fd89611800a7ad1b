"""What the searching agents share: they search where there is something to search."""

from __future__ import annotations

import abc
import copy
from typing import TYPE_CHECKING, Self

from agents.base import Agent
from agents.heuristic.agent import HeuristicAgent
from agents.heuristic.appraise import Appraiser
from agents.search.guide import Guide
from agents.search.lines import OF_A_DECLARATION, Lines
from agents.search.obvious import is_minor
from agents.search.quick import Quick
from agents.search.quick_guide import QuickGuide
from agents.search.worth import Worth
from sim.state.decision import ASK_ATTACK, ASK_BLOCK, ASK_PRIORITY

if TYPE_CHECKING:
    from sim import Decision, View


class Searcher(Agent):
    """Asks ``heuristic`` first, and searches for something better where the choice matters.

    Args:
        horizon: how many turns lines are played on; see :class:`agents.search.lines.Lines`.
        rollouts: who plays lines on.
        guide: judges positions: a :class:`agents.search.guide.Guide`, or the path of a trained
            policy; no lines are played on then.
    """

    def __init__(self, horizon: int, rollouts: str, guide: Guide | str | None) -> None:
        self.quick = Quick(Worth(Appraiser()))
        self.guide = _guide(guide, self.quick)
        own = None if guide is None else self.guide
        self.lines = Lines(self.quick, horizon, rollouts, own)
        self._heuristic = HeuristicAgent()
        self._player = 0
        self._seed = 0
        self._declaration = -1  # the group of its decisions
        self._declared = 0

    def begin(self, player: int, seed: int) -> None:
        """Starts the sequence of worlds that belongs to ``seed``; forgets the last game."""
        self._heuristic.begin(player, seed)
        self._player = player
        self._seed = seed % 2**64
        self._declaration, self._declared = -1, 0

    def choose(self, view: View, decision: Decision) -> int:
        """The option that the search prefers."""
        if len(decision.options) == 1:
            return 0
        self._player = view.me
        usual = self._heuristic.choose(view, decision)
        if is_minor(decision) or _idle(view, decision) or self._is_planned(decision):
            return usual
        chosen = self.search(view, decision, usual)
        if chosen != usual:
            # What it had in mind comes to nothing; let it look at the table afresh.
            self._heuristic.begin(self._player, self._seed)
        return chosen

    def _is_planned(self, decision: Decision) -> bool:
        """Whether enough of a declaration has been searched."""
        if decision.kind not in (ASK_ATTACK, ASK_BLOCK):
            return False
        if decision.group != self._declaration:
            self._declaration, self._declared = decision.group, 0
        self._declared += 1
        return self._declared > OF_A_DECLARATION

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        out = copy.copy(self)  # the guide and what the policy has read never change
        out._heuristic = copy.deepcopy(self._heuristic, memo)
        return out

    @abc.abstractmethod
    def search(self, view: View, decision: Decision, usual: int) -> int:
        """The option to take at a decision that is worth a search.

        Args:
            view: what the player may know.
            decision: the pending decision, with at least two options.
            usual: the index of the option that ``heuristic`` would take.
        """


def _guide(guide: Guide | str | None, quick: Quick) -> Guide:
    if isinstance(guide, str):
        from agents.search.network import NetworkGuide  # it needs an extra

        return NetworkGuide(guide)
    return QuickGuide(quick) if guide is None else guide


def _idle(view: View, decision: Decision) -> bool:
    """:func:`agents.search.obvious.is_idle` for a view."""
    if decision.kind != ASK_PRIORITY:
        return False
    stack = view.stack
    if stack:
        return stack[-1].controller == view.me
    step = view.step
    if step == "declare_blockers":
        return False
    if view.my_turn:
        return step not in ("main1", "main2")
    return step != "end"
