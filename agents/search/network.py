"""A trained policy as the guide of a search."""

from __future__ import annotations

import os

import numpy as np

from agents.env import actions
from agents.env.duel import MASK, observation_of
from agents.policy.network import load, torch
from sim.engine.game import Game
from sim.state.decision import Decision


class NetworkGuide:
    """Takes priors and values from a network that ``manaduel train`` has written.

    The network sees what the player who is to decide may know in the search's world, and nothing
    else. It lets PyTorch use one thread in this process.

    Args:
        path: the file, such as ``FOLDER/policy.pt``.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is something else, or is from another version of the observation.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        torch.set_num_threads(1)
        self._network = load(path)

    def __deepcopy__(self, memo: dict[int, object]) -> NetworkGuide:
        return self  # nothing in it changes

    def priors(self, game: Game) -> list[float]:
        """The policy's chance of each option; further pages share what turning to them gets."""
        decision = _pending(game)
        shares = np.zeros(len(decision.options))
        rest, page = 1.0, 0
        while True:
            first, end, more = actions.shown(len(shares), page)
            scores, _ = self._look(game, decision, page)
            chances = np.exp(scores - scores.max())
            chances *= rest / chances.sum()
            shares[first:end] = chances[: end - first]
            if not more:
                return [float(share) for share in shares]
            rest, page = float(chances[actions.MORE]), page + 1

    def value(self, game: Game, player: int) -> float:
        """The critic's expectation, from -1 for a loss to 1 for a win, as a chance to win."""
        decision = _pending(game)
        _, expected = self._look(game, decision, 0)
        chance = min(1.0, max(0.0, 0.5 + 0.5 * expected))
        return chance if decision.player == player else 1.0 - chance

    def _look(self, game: Game, decision: Decision, page: int) -> tuple[np.ndarray, float]:
        """The scores of the actions of a page, and the value for whoever decides."""
        observation = observation_of(game.view(decision.player), decision, page)
        with torch.no_grad():
            tensors = {name: torch.from_numpy(array)[None] for name, array in observation.items()}
            logits, values = self._network(tensors)
        scores = logits[0].numpy()[: int(observation[MASK].sum())].astype(np.float64)
        return scores, float(values[0])


def _pending(game: Game) -> Decision:
    decision = game.decision
    assert decision is not None  # a search asks while one is pending
    return decision
