"""The agent ``heuristic``: it evaluates what it sees, without search and without chance."""

from agents.heuristic.agent import HeuristicAgent
from agents.heuristic.weights import Weights

__all__ = ["HeuristicAgent", "Weights"]
