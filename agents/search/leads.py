"""By how much one option is better than another, world by world."""

from __future__ import annotations

from math import sqrt
from typing import Final

# What is added to the squared differences that were seen, so that few are not taken for sure: one
# difference of a tenth of a game.
_DOUBT: Final = 0.01


class Leads:
    """Differences between two options in the same worlds, of which the mean is wanted."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.total = self.squares = 0.0
        self.count = 0

    def clear(self) -> None:
        """Forget all differences."""
        self.total = self.squares = 0.0
        self.count = 0

    def add(self, lead: float) -> None:
        """Add the difference in one world."""
        self.total += lead
        self.squares += lead * lead
        self.count += 1

    @property
    def mean(self) -> float:
        """The mean; 0 where nothing is known."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; 1 where nothing is known."""
        count = self.count
        if count == 0:
            return 1.0
        spread = self.squares - self.total * self.total / count + _DOUBT
        return sqrt(spread / (count * max(1, count - 1)))
