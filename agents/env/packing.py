"""Whole numbers as 16 bits hold them, quickly: the format of observations. Compiled."""

from __future__ import annotations

import struct
from typing import Final

LOWEST: Final = -32768
HIGHEST: Final = 32767

_PACKERS: Final[dict[int, struct.Struct]] = {}


def packed(numbers: list[int]) -> tuple[bytes, int]:
    """The numbers, two bytes each, and 1 if some were beyond; the nearest that is not stands there.

    >>> packed([1, 40000])[0] == packed([1, 32767])[0]
    True
    """
    packer = _PACKERS.get(len(numbers))
    if packer is None:
        packer = _PACKERS[len(numbers)] = struct.Struct(f"{len(numbers)}h")
    try:
        return packer.pack(*numbers), 0
    except struct.error:
        return packer.pack(*[min(max(one, LOWEST), HIGHEST) for one in numbers]), 1
