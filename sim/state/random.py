"""The game's own random numbers: a small integer generator that lives in the state.

Words of 32 bits and no product over 62 bits: compiled code then works with machine integers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_WORD: Final = (1 << 32) - 1
_GOLDEN: Final = 0x9E3779B9


class Random:
    """xoshiro128++ (Blackman and Vigna, 2021): four words of state, equal on every platform.

    ``script``, where there is one, prescribes what :meth:`below` answers (scenarios); it gives
    -1 for a result that is left to chance. Copies of a game have none.
    """

    __slots__ = ("script", "state")

    def __init__(self, seed: int = 0) -> None:
        self.state: tuple[int, int, int, int] = _ZERO if seed == 0 else _seeded(seed)
        self.script: Callable[[int], int] | None = None

    def next(self) -> int:
        """A uniform integer of 32 bits."""
        a, b, c, d = self.state
        total = (a + d) & _WORD
        result = (((total << 7) & _WORD | total >> 25) + a) & _WORD
        shifted = (b << 9) & _WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        self.state = (a, b, c, (d << 11) & _WORD | d >> 21)
        return result

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to ``bound - 1``; the bias is below 2**-24 for any zone."""
        if self.script is not None:
            prescribed = self.script(bound)
            if prescribed >= 0:
                return prescribed
        return self.next() % bound

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher and Yates); this is never prescribed."""
        for index in range(len(items) - 1, 0, -1):
            other = self.next() % (index + 1)
            item = items[index]
            items[index] = items[other]
            items[other] = item

    def fork(self) -> Random:
        """A generator seeded by this one's next numbers."""
        return Random(self.next() << 32 | self.next())


def _mixed(word: int) -> int:
    """A word as one that depends on all its bits, one to one (after Mueller's hash)."""
    word = ((word ^ word >> 16) * 0x21F0AAAD) & _WORD
    word = ((word ^ word >> 15) * 0x2C1B3C6D) & _WORD
    word = ((word ^ word >> 14) * 0x31848BAB) & _WORD
    return word ^ word >> 15


def _seeded(seed: int) -> tuple[int, int, int, int]:
    """The state for a seed, of which 64 bits count; different seeds give different states."""
    a = _mixed((seed & _WORD) ^ _GOLDEN)
    b = _mixed((seed >> 32 & _WORD) ^ a)
    c = _mixed((a + b + _GOLDEN) & _WORD)
    d = _mixed(c ^ b ^ _GOLDEN)
    return (a, b, c, d) if a or b or c or d else (1, 2, 3, 4)


_ZERO: Final = _seeded(0)
