"""Agents that search what may happen: ``mcts`` and ``greedy``.

They see views only. Hidden cards are drawn at random by :meth:`sim.View.resample`, and the budget
is counted in nodes and worlds, never in seconds. What judges positions can be replaced: see
:class:`agents.search.guide.Guide`.
"""

from agents.search.greedy import GreedyAgent
from agents.search.guide import Guide
from agents.search.mcts import MctsAgent
from agents.search.quick_guide import QuickGuide

__all__ = ["GreedyAgent", "Guide", "MctsAgent", "QuickGuide"]
