"""The game's own random numbers: a small integer generator that lives in the state."""

from __future__ import annotations

from typing import Any, Final

_MASK: Final = (1 << 64) - 1


class Random:
    """SplitMix64 (Steele, Lea and Flood, 2014): one integer of state, equal on every platform."""

    __slots__ = ("state",)

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """A uniform integer of 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to ``bound - 1``; the bias is below 2**-50 for any zone."""
        return self.next() % bound

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for index in range(len(items) - 1, 0, -1):
            other = self.below(index + 1)
            items[index], items[other] = items[other], items[index]

    def clone(self) -> Random:
        """An independent copy."""
        return Random(self.state)
