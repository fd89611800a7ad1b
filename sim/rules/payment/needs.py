"""What a cost takes, and what is still to be chosen for it."""

from __future__ import annotations


class Reserve:
    """What the parts of a cost take: it cannot serve the mana as well, or only before.

    ``tapped`` are objects to be tapped, or untapped, as a cost, ``leaving`` those that are
    to be sacrificed, discarded and so on; then life, and counters (object, kind, number).
    """

    __slots__ = ("counters", "leaving", "life", "tapped")

    def __init__(self) -> None:
        self.tapped: list[int] = []
        self.leaving: list[int] = []
        self.life = 0
        self.counters: list[tuple[int, str, int]] = []


class Need:
    """Objects still to be chosen for a part: how many, and which could be."""

    __slots__ = ("able", "count", "place", "taps")

    def __init__(self, place: int, count: int, taps: bool, able: list[int]) -> None:
        self.place = place
        self.count = count
        self.taps = taps
        self.able = able
