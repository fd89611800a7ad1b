"""The agent that chooses uniformly among the options."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from agents.base import Agent

if TYPE_CHECKING:
    from sim import Decision, View


class RandomAgent(Agent):
    """Takes every option of a decision with the same probability."""

    def __init__(self) -> None:
        self._random = random.Random(0)

    def begin(self, player: int, seed: int) -> None:
        """Starts the sequence of choices that belongs to ``seed``."""
        self._random.seed(seed)

    def choose(self, view: View, decision: Decision) -> int:
        """A uniformly random index into ``decision.options``."""
        # randrange checks its arguments, which costs more than the draw.
        return int(self._random.random() * len(decision.options))
