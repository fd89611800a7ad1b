"""The agent that plays a trained policy."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np

from agents.base import Agent
from agents.env import actions
from agents.env.duel import MASK, observation_of
from agents.policy.network import Network, load, torch

if TYPE_CHECKING:
    from sim import Decision, View


class PolicyAgent(Agent):
    """Takes the action that a trained network likes best.

    Args:
        path: a file that :func:`agents.policy.network.save` has written.
        sample: draw actions by their probabilities instead.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is something else, or is from another version of the observation.
    """

    def __init__(self, path: str, sample: bool = False) -> None:
        self.path = path
        self.sample = sample
        self._network: Network = load(path)
        self._random = random.Random(0)

    def begin(self, player: int, seed: int) -> None:
        """Starts the sequence of choices that belongs to ``seed``."""
        self._random.seed(seed)

    def choose(self, view: View, decision: Decision) -> int:
        """The option that the network takes, page by page."""
        page = 0
        while True:
            action = self._action(view, decision, page)
            first, _, more = actions.shown(len(decision.options), page)
            if not (more and action == actions.MORE):
                return first + action
            page += 1

    def _action(self, view: View, decision: Decision, page: int) -> int:
        observation = observation_of(view, decision, page)
        with torch.no_grad():
            tensors = {name: torch.from_numpy(array)[None] for name, array in observation.items()}
            logits, _ = self._network(tensors)
        scores = logits[0].numpy()[: int(observation[MASK].sum())].astype(np.float64)
        if not self.sample:
            return int(scores.argmax())
        chances = np.exp(scores - scores.max())
        return self._random.choices(range(len(scores)), chances.tolist())[0]
