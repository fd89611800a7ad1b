"""Players: whatever chooses among the options of a decision.

``agents.make("heuristic")`` makes one from a name; :class:`Agent` is what a new one derives from.
"""

from agents.base import Agent
from agents.making import UnknownAgent, make, names

__all__ = ["Agent", "UnknownAgent", "make", "names"]
