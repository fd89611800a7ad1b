"""The agent ``heuristic``: it evaluates what it sees, without search and without chance.

``evaluation`` says what a position is worth, term by term, and how likely a player is to win;
``weights`` has every number of it. Behind them stand

- what is seen: ``board`` and ``things``; ``reading`` understands the words of the vocabulary,
- what cards come to: ``traits``, read by ``appraise``, and ``effects``, one function a kind,
- what may be done: ``plays``, ``casting``, ``costs``, ``lands``, and ``plan`` for a whole turn,
- combat: ``combat``, ``attack``, ``blocks``, ``skirmish`` and ``prevention``,
- answers: ``respond`` to what the opponent does, ``choices`` to everything that is asked,
- and ``player``, which takes each decision to the part that knows about it, for ``agent``.
"""

from agents.heuristic.agent import HeuristicAgent
from agents.heuristic.evaluation import evaluate
from agents.heuristic.weights import Weights

__all__ = ["HeuristicAgent", "Weights", "evaluate"]
