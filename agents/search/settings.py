"""Settings of the searching agents, checked."""

import math


def at_least(name: str, value: int, least: int) -> int:
    """The value of a setting that is an integer.

    Raises:
        ValueError: it is none, or too small.
    """
    if type(value) is not int or value < least:
        raise ValueError(f"{name} must be an integer from {least} on, not {value!r}")
    return value


def positive(name: str, value: float) -> float:
    """The value of a setting that is a number of 0 or more.

    Raises:
        ValueError: it is none, or negative, or infinite.
    """
    if type(value) not in (int, float) or not 0 <= value < math.inf:
        raise ValueError(f"{name} must be a number from 0 on, not {value!r}")
    return float(value)
