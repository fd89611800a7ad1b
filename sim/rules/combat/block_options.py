"""What is known about a declaration of blockers while it lasts, and what is offered if simple."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sim.rules.combat.declaration import Blocks
from sim.state.decision import DO_BLOCK, Option


@mypyc_attr(acyclic=True, free_list_len=1)
class Block:
    """The creatures in the order in which they are offered, and the numbers about them.

    ``masks`` and the kinds are those of the ``numbers``, which are worked out only when asked for
    where nothing but the masks restricts or requires blocks (``simple``). Then ``options`` are
    those offered so far, by attacker and blocker; they serve again in the next decision of the
    declaration. ``indices`` finds blockers by their ids as soon as one blocks; ``tolled``
    ones block only if that is paid.
    """

    __slots__ = (
        "_numbers",
        "attacker_kinds",
        "attackers",
        "blocker_kinds",
        "blockers",
        "indices",
        "masks",
        "options",
        "simple",
        "tolled",
    )

    def __init__(
        self,
        blockers: list[int],
        attackers: list[int],
        kinds: tuple[list[int], list[int]],
        masks: list[int],
        numbers: Blocks | None,
        tolled: list[int],
    ) -> None:
        self.blockers = blockers
        self.attackers = attackers
        self.blocker_kinds, self.attacker_kinds = kinds
        self.masks = masks
        self._numbers = numbers
        self.tolled = tolled
        self.simple = not tolled and (numbers is None or numbers.simple())
        self.indices: dict[int, int] | None = None
        self.options: list[Option | None] | None = None

    @property
    def numbers(self) -> Blocks:
        """All the numbers about the declaration."""
        if self._numbers is None:
            self._numbers = Blocks(len(self.blockers), len(self.attackers))
            self._numbers.masks = self.masks
            self._numbers.blocker_kinds = self.blocker_kinds
            self._numbers.attacker_kinds = self.attacker_kinds
        return self._numbers


def simple_options(block: Block, pairs: list[tuple[int, int]]) -> list[Option]:
    """The options that ``block_choices.choices`` finds, where any creature may block as it can."""
    found: list[Option] = []
    free = _first_free(block, pairs)
    current = -1
    if pairs:
        blocker, attacker = pairs[-1]
        current = block.attackers.index(attacker)
        last = block.blockers.index(blocker)
        _offer(block, current, [one for one in free if one > last], found)
    kinds = block.attacker_kinds
    for index in range(current + 1, len(kinds)):
        # Of the others like it none can be told from the first.
        if index == current + 1 or kinds[index] != kinds[index - 1]:
            _offer(block, index, free, found)
    return found


def _first_free(block: Block, pairs: list[tuple[int, int]]) -> list[int]:
    """Of each kind of blocker the first one that does not block yet: those before it do."""
    kinds = block.blocker_kinds
    found: list[int] = []
    if not pairs:
        for index in range(len(kinds)):
            if not index or kinds[index] != kinds[index - 1]:
                found.append(index)
        return found
    indices = block.indices
    if indices is None:
        indices = block.indices = {id: index for index, id in enumerate(block.blockers)}
    used = [False] * len(kinds)
    for creature, _ in pairs:
        used[indices[creature]] = True
    offered = -1
    for index in range(len(kinds)):
        if not used[index] and kinds[index] != offered:
            offered = kinds[index]
            found.append(index)
    return found


def _offer(block: Block, attacker: int, blockers: list[int], found: list[Option]) -> None:
    known = block.options
    if known is None:
        known = block.options = [None] * (len(block.blockers) * len(block.attackers))
    row = attacker * len(block.blockers)
    for blocker in blockers:
        if block.masks[blocker] >> attacker & 1:
            option = known[row + blocker]
            if option is None:
                option = Option(DO_BLOCK, block.blockers[blocker], block.attackers[attacker])
                known[row + blocker] = option
            found.append(option)
