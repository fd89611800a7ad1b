"""Whole numbers as 16 bits hold them, quickly: the format of observations. Compiled."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final

LOWEST: Final = -32768
HIGHEST: Final = 32767

# What packs so many numbers, by how many there are, as far as it has been needed.
_PACKERS: Final[list[Callable[..., bytes]]] = []


def packed(numbers: list[int]) -> tuple[bytes, int]:
    """The numbers, two bytes each, and 1 if some were beyond; the nearest that is not stands there.

    >>> packed([1, 40000])[0] == packed([1, 32767])[0]
    True
    """
    count = len(numbers)
    while len(_PACKERS) <= count:
        _PACKERS.append(struct.Struct(f"{len(_PACKERS)}h").pack)
    pack = _PACKERS[count]
    try:
        return pack(*numbers), 0
    except struct.error:
        return pack(*[min(max(one, LOWEST), HIGHEST) for one in numbers]), 1
