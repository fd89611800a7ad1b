"""What the public functions are given, checked: each error is one clear line."""

from __future__ import annotations

import operator
from typing import SupportsIndex

from sim.state.decision import Decision

_SEEDS = 1 << 64


def checked_index(index: SupportsIndex, decision: Decision) -> int:
    """The index as an integer, if the decision has such an option.

    Raises:
        IndexError: there is no such option.
        ValueError: it is not an integer.
    """
    try:
        number = operator.index(index)
    except TypeError:
        raise ValueError(f"an option is chosen by its index, not by {index!r}") from None
    count = len(decision.options)
    if not 0 <= number < count:
        raise IndexError(f"no option {number}: this decision has {count}, 0 to {count - 1}")
    return number


def checked_player(player: object, name: str = "player") -> int:
    """The player as an integer.

    Raises:
        ValueError: it is neither 0 nor 1.
    """
    number = _integer(player)
    if number not in (0, 1):
        raise ValueError(f"{name} must be 0 or 1, not {player!r}")
    return number


def checked_seed(seed: object) -> int:
    """The seed as an integer.

    Raises:
        ValueError: it is not an integer from 0 to 2**64 - 1.
    """
    number = _integer(seed)
    if not 0 <= number < _SEEDS:
        raise ValueError(f"seed must be an integer from 0 to 2**64 - 1, not {seed!r}")
    return number


def _integer(value: object) -> int:
    """The value as an integer, also one of numpy's; -1 where it is none."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return -1
    return operator.index(value)
