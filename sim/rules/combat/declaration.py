"""A declaration of blockers as plain numbers: what can be declared, and what has been."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Blocks:
    """What can be declared: the creatures in order, and what restricts and requires blocks.

    ``masks`` hold for each blocker a bit for each attacker it may block. ``capacity`` is how
    many it can block at once, ``loners`` can't block alone, ``must_block`` says how many
    requirements to block at all it has. An attacker needs ``minimum`` blockers or none, and
    takes ``maximum`` at most; ``wanted`` is how often it must be blocked if able, ``lure`` how
    often by each creature able to. ``limit`` is how many creatures may block. ``kinds`` are
    equal for alike ones.
    """

    __slots__ = (
        "_columns",
        "attacker_kinds",
        "blocker_kinds",
        "capacity",
        "limit",
        "loners",
        "lure",
        "masks",
        "maximum",
        "minimum",
        "must_block",
        "wanted",
    )

    def __init__(self, blockers: int, attackers: int) -> None:
        self.blocker_kinds = list(range(blockers))
        self.masks = [0] * blockers
        self.capacity = [1] * blockers
        self.loners = [False] * blockers
        self.must_block = [0] * blockers
        self.attacker_kinds = list(range(attackers))
        self.minimum = [1] * attackers
        self.maximum = [blockers] * attackers
        self.wanted = [0] * attackers
        self.lure = [0] * attackers
        self.limit = blockers
        self._columns: list[int] = []

    def with_masks(self, masks: list[int]) -> Blocks:
        """The same with other masks."""
        out = Blocks(len(self.masks), len(self.minimum))
        out.masks = masks
        out.blocker_kinds = self.blocker_kinds
        out.capacity = self.capacity
        out.loners = self.loners
        out.must_block = self.must_block
        out.attacker_kinds = self.attacker_kinds
        out.minimum = self.minimum
        out.maximum = self.maximum
        out.wanted = self.wanted
        out.lure = self.lure
        out.limit = self.limit
        return out

    def column(self, attacker: int) -> int:
        """A bit for each blocker that may block the attacker; the masks are all there."""
        if not self._columns:
            columns = [0] * len(self.minimum)
            for blocker in range(len(self.masks)):
                mask = self.masks[blocker]
                for one in range(len(columns)):
                    if mask >> one & 1:
                        columns[one] |= 1 << blocker
            self._columns = columns
        return self._columns[attacker]

    def simple(self) -> bool:
        """Whether each creature may block one attacker of those in its mask, and that is all."""
        total = len(self.masks)
        if self.limit < total or self.requires():
            return False
        for blocker in range(total):
            if self.capacity[blocker] != 1 or self.loners[blocker]:
                return False
        for attacker in range(len(self.minimum)):
            if self.minimum[attacker] != 1 or self.maximum[attacker] < total:
                return False
        return True

    def requires(self) -> bool:
        """Whether there is any requirement."""
        for number in self.must_block:
            if number:
                return True
        for attacker in range(len(self.wanted)):
            if self.wanted[attacker] or self.lure[attacker]:
                return True
        return False


@mypyc_attr(acyclic=True, free_list_len=1)
class Declared:
    """The blocks declared so far, as indices, and what follows from them.

    ``blocked`` holds for each blocker the mask of what it blocks and ``loads`` how many that
    is; ``counts`` how many block each attacker; ``used`` how many creatures block. The last
    block declared is that of ``attacker`` by ``blocker``.
    """

    __slots__ = ("attacker", "blocked", "blocker", "counts", "loads", "obeyed", "used")

    def __init__(self, blocks: Blocks) -> None:
        self.blocked = [0] * len(blocks.masks)
        self.loads = [0] * len(blocks.masks)
        self.counts = [0] * len(blocks.minimum)
        self.used = 0
        self.obeyed = 0
        self.attacker = -1
        self.blocker = -1

    def add(self, blocks: Blocks, blocker: int, attacker: int) -> None:
        """Declare one more block."""
        if self.loads[blocker] == 0:
            self.used += 1
            self.obeyed += blocks.must_block[blocker]
        if self.counts[attacker] == 0:
            self.obeyed += blocks.wanted[attacker]
        self.obeyed += blocks.lure[attacker]
        self.blocked[blocker] |= 1 << attacker
        self.loads[blocker] += 1
        self.counts[attacker] += 1
        self.attacker = attacker
        self.blocker = blocker

    def take_back(self, blocks: Blocks, attacker: int, blocker: int) -> None:
        """Take back the last block; ``attacker`` and ``blocker`` are those of the one before."""
        self.counts[self.attacker] -= 1
        self.loads[self.blocker] -= 1
        self.blocked[self.blocker] &= ~(1 << self.attacker)
        self.obeyed -= blocks.lure[self.attacker]
        if self.counts[self.attacker] == 0:
            self.obeyed -= blocks.wanted[self.attacker]
        if self.loads[self.blocker] == 0:
            self.used -= 1
            self.obeyed -= blocks.must_block[self.blocker]
        self.attacker = attacker
        self.blocker = blocker


def declared(blocks: Blocks, pairs: list[tuple[int, int]]) -> Declared:
    """The declaration with the pairs of blocker and attacker, which are in order."""
    out = Declared(blocks)
    for blocker, attacker in pairs:
        out.add(blocks, blocker, attacker)
    return out
