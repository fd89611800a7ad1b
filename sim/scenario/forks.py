"""Trying one reading of a step after the other, where its words leave more than one."""

from __future__ import annotations

from typing import Final

_MOST_ATTEMPTS: Final = 48


class Forks:
    """The choices between readings that one attempt at a step has come to, and the next ones.

    An attempt asks :meth:`choose` wherever a step can be read in several ways, the likeliest
    first. When it fails, :meth:`advance` goes on to the next combination.
    """

    def __init__(self) -> None:
        self._trail: list[int] = []
        self._sizes: list[int] = []
        self._position = 0
        self._attempts = 1

    def choose(self, ways: int) -> int:
        """Which of several ways to go, counted from 0."""
        if ways < 2:
            return 0
        if self._position == len(self._trail):
            self._trail.append(0)
            self._sizes.append(ways)
        self._position += 1
        return self._trail[self._position - 1]

    def advance(self) -> bool:
        """Go on to the next combination; false when there is none, or enough were tried."""
        self._position = 0
        self._attempts += 1
        while self._trail and self._trail[-1] + 1 >= self._sizes[-1]:
            self._trail.pop()
            self._sizes.pop()
        if not self._trail or self._attempts > _MOST_ATTEMPTS:
            return False
        self._trail[-1] += 1
        return True
