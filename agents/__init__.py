"""Players: whatever chooses among the options of a decision.

``agents.make("heuristic")`` makes one from a name; :class:`Agent` is what a new one derives from.
:func:`check_agent` looks whether one is as an agent must be.
"""

from agents.base import Agent
from agents.checks import AgentFault, check_agent
from agents.making import UnknownAgent, make, names

__all__ = ["Agent", "AgentFault", "UnknownAgent", "check_agent", "make", "names"]
