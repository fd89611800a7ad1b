"""The spaces of observations and actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agents.env import layout
from agents.env.duel import MASK


def observation_space(count: int | None = None) -> spaces.Dict:
    """The space of observations; of ``count`` of them side by side where that is given."""
    lead = () if count is None else (count,)
    limits = np.iinfo(np.int16)
    found: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(limits.min, limits.max, lead + layout.shape_of(name), np.int16)
        for name, _, _ in layout.TABLES
    }
    found[MASK] = spaces.Box(0, 1, (*lead, layout.ACTIONS), np.int8)
    return spaces.Dict(found)


class PossibleActions(spaces.Discrete):
    """The actions of an environment, of which those that are possible now are drawn.

    Drawing with a mask of one's own is as everywhere.

    Args:
        n: how many actions there are.
        masks: which of them are possible now; bool, ``(n,)``.
    """

    def __init__(self, n: int, masks: Callable[[], NDArray[np.bool_]]) -> None:
        super().__init__(n)
        self._masks = masks

    def sample(
        self,
        mask: NDArray[np.int8] | None = None,
        probability: NDArray[Any] | None = None,
    ) -> np.int64:
        """An action; one that is possible, unless a mask or probabilities are given."""
        if mask is None and probability is None:
            possible = self._masks()
            mask = possible.astype(np.int8) if possible.any() else None
        return super().sample(mask, probability)
