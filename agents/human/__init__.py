"""The agent that is a person at the terminal."""

from agents.human.agent import HumanAgent
from agents.human.terminal import Terminal

__all__ = ["HumanAgent", "Terminal"]
