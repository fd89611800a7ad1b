"""How many requirements to block a declaration can obey at most (509.1c).

Without thresholds this is a flow: each blocker gives as many blocks as it can, the first one
rewarded where it must block; each attacker takes any number, or so many at most, the first
one rewarded where it must be blocked; a lure rewards each. Equal creatures are one node with
a count. Whatever is not a flow is tried out: an attacker that can't be blocked by fewer than
some number is either left alone or given that many (only where the flow gives it fewer),
blockers of several attackers take part or not (only where the number of blockers is limited),
and a creature that can't block alone gets company (only where it would block alone).
"""

from __future__ import annotations

from math import lcm
from typing import Final

from sim.rules.combat.declaration import Blocks, Declared
from sim.rules.combat.flow import SINK, SOURCE, UNBOUNDED, Flow

_GATE: Final = 2
_FIRST_NODE: Final = 3
_UNDECIDED: Final = 0
_OPEN: Final = 1
_CLOSED: Final = 2


class Group:
    """Blockers that can still block just the same attackers, just as often.

    ``fresh`` ones do not block yet; ``weight`` is what each then obeys by blocking at all.
    """

    __slots__ = ("capacity", "count", "fresh", "loner", "mask", "weight")

    def __init__(self, mask: int, capacity: int, fresh: bool, weight: int, loner: bool) -> None:
        self.mask = mask
        self.capacity = capacity
        self.fresh = fresh
        self.weight = weight
        self.loner = loner
        self.count = 0


class Node:
    """Attackers for which the same holds; one where ``needed`` blockers or none are allowed.

    Each takes ``room`` more blockers at most.
    """

    __slots__ = ("column", "count", "kind", "lure", "needed", "room", "status", "wanted")

    def __init__(
        self, column: int, needed: int, wanted: int, lure: int, kind: int, room: int
    ) -> None:
        self.column = column
        self.needed = needed
        self.wanted = wanted
        self.lure = lure
        self.kind = kind
        self.room = room
        self.count = 1
        self.status = _UNDECIDED


def most_obeyed(blocks: Blocks, so_far: Declared, target: int) -> int:
    """The most requirements that a legal declaration with these blocks obeys; -1 if none is.

    Blocks are added in order only. With a ``target`` of 0 or more the answer may be a lower
    number than the most, if that reaches the target, and a wrong one if even the most does not.
    """
    groups = _groups(blocks, so_far)
    search = _Search(groups, _nodes(blocks, so_far, groups), target - so_far.obeyed)
    room = blocks.limit - so_far.used
    counts = [group.count for group in groups]
    unforced = [0] * len(groups)
    sole = so_far.used == 1 and blocks.loners[so_far.blocker]
    best = search.best(counts, unforced, room)
    if best >= 0 and search.lone(so_far.used, sole):
        best = _in_company(search, so_far, sole, counts, room)
    return best + so_far.obeyed if best >= 0 else -1


def _in_company(search: _Search, so_far: Declared, sole: bool, counts: list[int], room: int) -> int:
    """The most where the best way had a creature block alone that can't: three cases."""
    groups = search.groups
    nobody = [0] * len(groups)
    old = [0 if group.fresh else count for group, count in zip(groups, counts, strict=True)]
    best = -1
    if so_far.used == 0:
        best = 0  # no creature blocks
        for index, group in enumerate(groups):  # one creature blocks that can do so alone
            if not group.loner:
                single = old.copy()
                single[index] = 1
                best = max(best, search.best(single, nobody, room))
    elif not sole:
        best = search.best(old, nobody, room)
    for index in range(len(groups)):  # several creatures block
        if not groups[index].fresh:
            continue
        forced = nobody.copy()
        forced[index] = 1
        if so_far.used == 1:
            best = max(best, search.best(counts, forced, room))
            continue
        for second in range(index, len(groups)):
            both = forced.copy()
            both[second] += 1
            if groups[second].fresh and both[second] <= counts[second]:
                best = max(best, search.best(counts, both, room))
    return best


def _groups(blocks: Blocks, so_far: Declared) -> list[Group]:
    current = so_far.attacker
    here = 1 << current if current >= 0 else 0
    later = ~(2 * here - 1) if current >= 0 else ~0
    groups: dict[tuple[int, int, bool, int, bool], Group] = {}
    for blocker, mask in enumerate(blocks.masks):
        load = so_far.loads[blocker]
        capacity = blocks.capacity[blocker] - load
        if capacity <= 0:
            continue
        open_mask = mask & later
        if blocker > so_far.blocker:
            open_mask |= mask & here
        if open_mask == 0:
            continue
        capacity = min(capacity, open_mask.bit_count())
        fresh = load == 0
        weight = blocks.must_block[blocker] if fresh else 0
        key = (open_mask, capacity, fresh, weight, fresh and blocks.loners[blocker])
        group = groups.get(key)
        if group is None:
            group = groups[key] = Group(*key)
        group.count += 1
    return list(groups.values())


def _nodes(blocks: Blocks, so_far: Declared, groups: list[Group]) -> list[Node]:
    nodes: list[Node] = []
    plain: dict[tuple[int, int, int, int], Node] = {}
    for attacker in range(max(so_far.attacker, 0), len(blocks.minimum)):
        column = 0
        for index, group in enumerate(groups):
            if group.mask >> attacker & 1:
                column |= 1 << index
        count = so_far.counts[attacker]
        lure = blocks.lure[attacker]
        wanted = blocks.wanted[attacker] if count == 0 else 0
        needed = blocks.minimum[attacker] - count
        room = UNBOUNDED
        if blocks.maximum[attacker] < len(blocks.masks):
            room = blocks.maximum[attacker] - count
            if room <= 0:
                continue
        if needed > 1 or (needed == 1 and count):
            node = Node(column, needed, wanted, lure, blocks.attacker_kinds[attacker], room)
            if count:
                node.status = _OPEN
            nodes.append(node)
            continue
        key = (column, wanted, lure, room)
        known = plain.get(key)
        if known is not None:
            known.count += 1
        elif column:
            plain[key] = Node(column, 0, wanted, lure, -1, room)
            nodes.append(plain[key])
    return nodes


class _Search:
    """The search for the best flow; ``target`` is when to stop, if 0 or more."""

    __slots__ = (
        "counts",
        "forced",
        "found",
        "gate",
        "groups",
        "must",
        "nodes",
        "scale",
        "target",
        "used",
    )

    def __init__(self, groups: list[Group], nodes: list[Node], target: int) -> None:
        self.groups = groups
        self.nodes = nodes
        self.target = target
        self.counts: list[int] = []
        self.forced: list[int] = []
        self.gate = 0
        self.found = -1
        self.used: list[int] = []
        # Rewards are scaled so that what blocking an attacker obeys can be shared out evenly
        # among the blockers that it needs: no better bound is a flow.
        self.scale = 1
        for node in nodes:
            if node.wanted and node.needed:
                self.scale = lcm(self.scale, node.needed)
        # More than all rewards together: what each unit that must flow is rewarded with.
        total = 1 + sum([group.weight * group.count for group in groups])
        blocks = sum([group.count * group.capacity for group in groups])
        for node in nodes:
            total += node.wanted * node.count + node.lure * blocks
        self.must = total * self.scale

    def best(self, counts: list[int], forced: list[int], room: int) -> int:
        """The most requirements that are obeyed besides, -1 if nothing is legal.

        ``counts`` says how many of each group may block, ``forced`` how many must, ``room``
        how many creatures may block that do not yet.
        """
        self.found = -1
        self.used = [0] * len(counts)
        self.forced = forced
        fresh = 0
        for group, count in zip(self.groups, counts, strict=True):
            if group.fresh:
                fresh += count
        if fresh <= room:
            self.counts = counts
            self.gate = fresh
            self._branch()
        else:
            self._allot(counts.copy(), 0, room)
        return self.found

    def lone(self, used: int, sole: bool) -> bool:
        """Whether in the best way found a creature blocks alone that can't.

        ``used`` creatures block already; ``sole`` says that it is one, and that it can't.
        """
        total = used
        culprit = sole
        for group, count in zip(self.groups, self.used, strict=True):
            total += count
            culprit = culprit or (count > 0 and group.loner)
        return total == 1 and culprit

    def _done(self) -> bool:
        return 0 <= self.target <= self.found

    def _allot(self, counts: list[int], index: int, room: int) -> None:
        """Try how many of each group that blocks several attackers take part (509.1a)."""
        while index < len(counts):
            group = self.groups[index]
            if group.fresh and group.capacity > 1 and counts[index]:
                break
            index += 1
        if index == len(counts):
            self.counts = counts
            self.gate = room
            self._branch()
            return
        for count in range(min(counts[index], room), self.forced[index] - 1, -1):
            tried = counts.copy()
            tried[index] = count
            self._allot(tried, index + 1, room - count)
            if self._done():
                return

    def _branch(self) -> None:
        """Take the flow as it is, or settle one attacker that it gives too few blockers."""
        value, used, short = self._flow()
        if value <= self.found or value < self.target:
            return
        if short < 0:
            self.found = value
            self.used = used
            return
        node = self.nodes[short]
        node.status = _OPEN
        self._branch()
        if not self._done():
            # Alike attackers are left alone from here on: which of them are blocked is all one.
            closed = [
                one
                for one in self.nodes[short:]
                if one.status == _UNDECIDED and one.kind == node.kind and one.needed
            ]
            closed.append(node)
            for one in closed:
                one.status = _CLOSED
            self._branch()
            for one in closed:
                one.status = _UNDECIDED
        node.status = _UNDECIDED

    def _flow(self) -> tuple[int, list[int], int]:
        """The reward (-1: what must flow can't), how many of each group block, what is short."""
        groups = self.groups
        first_attacker = _FIRST_NODE + len(groups)
        flow = Flow(first_attacker + len(self.nodes))
        must = 0
        first_uses: list[int] = []
        flow.add(SOURCE, _GATE, self.gate)
        for index, group in enumerate(groups):
            count = self.counts[index]
            forced = self.forced[index]
            start = _GATE if group.fresh and group.capacity == 1 else SOURCE
            node = _FIRST_NODE + index
            weight = group.weight * self.scale
            first_uses.append(flow.add(start, node, forced, self.must + weight))
            flow.add(start, node, count - forced, weight)
            if group.capacity > 1:
                flow.add(start, node, count * (group.capacity - 1))
            must += forced
        last_edges: list[list[int]] = []
        bonus = 0
        for position, attackers in enumerate(self.nodes):
            node = first_attacker + position
            if attackers.status == _CLOSED:
                last_edges.append([])
                continue
            for index, group in enumerate(groups):
                if attackers.column >> index & 1:
                    most = self.counts[index] * min(group.capacity, attackers.count)
                    flow.add(_FIRST_NODE + index, node, most, attackers.lure * self.scale)
            wanted = attackers.wanted * self.scale
            if attackers.status == _OPEN:
                first = flow.add(node, SINK, attackers.needed, self.must)
                must += attackers.needed
                bonus += attackers.wanted
            elif attackers.needed:
                share = wanted // attackers.needed
                first = flow.add(node, SINK, attackers.needed, share)
            else:
                first = flow.add(node, SINK, attackers.count, wanted)
            more = UNBOUNDED
            if attackers.room < UNBOUNDED:
                more = attackers.room * attackers.count - (attackers.needed or attackers.count)
            last_edges.append([first, flow.add(node, SINK, more)])
        value = flow.run() - must * self.must
        if value < 0:
            return -1, [], -1
        used: list[int] = []
        for index, group in enumerate(groups):
            count = 0
            if group.fresh:
                count = flow.through(first_uses[index]) + flow.through(first_uses[index] + 2)
            used.append(count)
        short = -1
        for position, attackers in enumerate(self.nodes):
            if attackers.needed and attackers.status == _UNDECIDED:
                given = sum([flow.through(edge) for edge in last_edges[position]])
                if 0 < given < attackers.needed:
                    short = position
                    break
        return value // self.scale + bonus, used, short
