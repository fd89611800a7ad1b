"""What a cost takes, and what is still to be chosen for it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
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


@mypyc_attr(acyclic=True)
class Need:
    """Objects still to be chosen for a part: how many, and which could be."""

    __slots__ = ("able", "count", "place", "taps")

    def __init__(self, place: int, count: int, taps: bool, able: list[int]) -> None:
        self.place = place
        self.count = count
        self.taps = taps
        self.able = able


def assignable(needs: list[Need], tapped: list[int], leaving: list[int]) -> bool:
    """Whether there are different objects for all the needs, apart from those taken.

    An object can be tapped for one part and be sacrificed for another.
    """
    if len(needs) == 1:
        return _is_met(needs[0], tapped if needs[0].taps else leaving)
    for taps in (True, False):
        asked: list[list[int]] = []
        for need in needs:
            if need.taps == taps:
                taken = tapped if taps else leaving
                able = [id for id in need.able if id not in taken]
                if len(able) < need.count:
                    return False
                asked += [able] * need.count
        if len(asked) < 2 or all(able is asked[0] for able in asked):
            continue
        owner: dict[int, int] = {}
        for place in range(len(asked)):
            if not _augment(place, asked, owner, []):
                return False
    return True


def _is_met(need: Need, taken: list[int]) -> bool:
    """Whether there are objects enough for a need that stands alone."""
    count = len(need.able)
    if taken:
        for id in need.able:
            if id in taken:
                count -= 1
    return count >= need.count


def _augment(place: int, asked: list[list[int]], owner: dict[int, int], seen: list[int]) -> bool:
    for id in asked[place]:
        if id not in seen:
            seen.append(id)
            if id not in owner or _augment(owner[id], asked, owner, seen):
                owner[id] = place
                return True
    return False
