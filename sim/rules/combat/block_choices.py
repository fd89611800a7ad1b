"""Which blocks may be added to a declaration (509.1), as a matter of plain numbers.

Blocks are declared attacker by attacker, and for each attacker blocker by blocker, both in a
fixed order with alike creatures side by side: each declaration is reached in one way, and an
attacker that needs several blockers has them before the next one is considered.
"""

from __future__ import annotations

from sim.rules.combat import requirements
from sim.rules.combat.declaration import Blocks, Declared


def choices(blocks: Blocks, so_far: Declared) -> tuple[list[tuple[int, int]], bool]:
    """The pairs of blocker and attacker that may follow, and whether what is declared is legal.

    A pair may follow if some legal declaration contains it and all that is declared.
    """
    required = 0
    if blocks.requires():
        required = requirements.most_obeyed(blocks, Declared(blocks), -1)
    current = so_far.attacker
    unfinished = current >= 0 and so_far.counts[current] < blocks.minimum[current]
    found: list[tuple[int, int]] = []
    if current >= 0 and so_far.counts[current] < blocks.maximum[current]:
        _fitting(blocks, so_far, [current], required, found)
    if not unfinished:
        alike: dict[tuple[int, int, int, int, int], list[int]] = {}
        for attacker in range(current + 1, len(blocks.minimum)):
            if attacker - 1 == current or not _alike_unblocked(blocks, so_far, attacker):
                key = (
                    blocks.column(attacker),
                    blocks.minimum[attacker],
                    blocks.maximum[attacker],
                    blocks.wanted[attacker],
                    blocks.lure[attacker],
                )
                alike.setdefault(key, []).append(attacker)
        for attackers in alike.values():
            _fitting(blocks, so_far, attackers, required, found)
    if len(found) > 1:
        found.sort(key=_place)
    alone = so_far.used == 1 and blocks.loners[so_far.blocker]
    done = not unfinished and not alone and so_far.obeyed >= required
    return found, done


def _place(pair: tuple[int, int]) -> tuple[int, int]:
    return (pair[1], pair[0])


def _alike_unblocked(blocks: Blocks, so_far: Declared, attacker: int) -> bool:
    """Whether the attacker before it is offered too and cannot be told from this one."""
    return (
        blocks.attacker_kinds[attacker] == blocks.attacker_kinds[attacker - 1]
        and so_far.counts[attacker - 1] == 0
    )


def _fitting(
    blocks: Blocks,
    so_far: Declared,
    attackers: list[int],
    required: int,
    found: list[tuple[int, int]],
) -> None:
    """The pairs that may follow with one of some attackers for which the same holds.

    Of attackers, and of blockers, for which the same holds an earlier one leaves all the
    possibilities that a later one leaves. So if the last of them may follow all of them may,
    and if the first may not none may.
    """
    for alike in _candidates(blocks, so_far, attackers[0]):
        if _fits(blocks, so_far, alike[-1], attackers[-1], required):
            for attacker in attackers:
                for blocker in alike:
                    found.append((blocker, attacker))
            continue
        for attacker in attackers:
            every = len(alike) > 1 and _fits(blocks, so_far, alike[-1], attacker, required)
            fitting = 0
            for blocker in alike:
                if not every and not _fits(blocks, so_far, blocker, attacker, required):
                    break
                fitting += 1
                found.append((blocker, attacker))
            if not fitting:
                break


def _candidates(blocks: Blocks, so_far: Declared, attacker: int) -> list[list[int]]:
    """The creatures that could block the attacker next, those together for which the same holds.

    Of creatures that cannot be told from each other there is only the first.
    """
    start = so_far.blocker + 1 if attacker == so_far.attacker else 0
    room = blocks.limit - so_far.used
    seen: dict[tuple[int, int], bool] = {}
    found: dict[tuple[int, int, int, int, bool], list[int]] = {}
    for blocker in range(start, len(blocks.masks)):
        mask = blocks.masks[blocker]
        load = so_far.loads[blocker]
        if not mask >> attacker & 1 or load >= blocks.capacity[blocker]:
            continue
        if room == 0 and load == 0:
            continue
        key = (blocks.blocker_kinds[blocker], so_far.blocked[blocker])
        if key in seen:
            continue
        seen[key] = True
        must = blocks.must_block[blocker]
        alike = (mask, blocks.capacity[blocker], load, must, blocks.loners[blocker])
        found.setdefault(alike, []).append(blocker)
    return list(found.values())


def _fits(blocks: Blocks, so_far: Declared, blocker: int, attacker: int, required: int) -> bool:
    """Whether some legal declaration contains the pair and all that is declared."""
    last = (so_far.attacker, so_far.blocker)
    so_far.add(blocks, blocker, attacker)
    fits = completable(blocks, so_far) and (
        so_far.obeyed >= required or requirements.most_obeyed(blocks, so_far, required) >= required
    )
    so_far.take_back(blocks, last[0], last[1])
    return fits


def completable(blocks: Blocks, so_far: Declared) -> bool:
    """Whether further blocks, if any are needed, can satisfy every restriction.

    All attackers before the current one have none or enough blockers; so what may be lacking
    are blockers of the current one, or company for a creature that can't block alone.
    """
    room = blocks.limit - so_far.used
    attacker = so_far.attacker
    needed = blocks.minimum[attacker] - so_far.counts[attacker]
    if needed > 0:
        fresh = again = 0
        for blocker in range(so_far.blocker + 1, len(blocks.masks)):
            load = so_far.loads[blocker]
            if blocks.masks[blocker] >> attacker & 1 and load < blocks.capacity[blocker]:
                if load:
                    again += 1
                else:
                    fresh += 1
        return again + min(fresh, room) >= needed
    if so_far.used != 1 or not blocks.loners[so_far.blocker]:
        return True
    return room > 0 and _company(blocks, so_far, room)


def _company(blocks: Blocks, so_far: Declared, room: int) -> bool:
    """Whether another creature can block beside the only one that does so far."""
    first = so_far.blocker
    current = so_far.attacker
    if so_far.counts[current] < blocks.maximum[current]:
        for blocker in range(first + 1, len(blocks.masks)):
            if blocks.masks[blocker] >> current & 1:
                return True
    spare = so_far.loads[first] < blocks.capacity[first]
    for attacker in range(current + 1, len(blocks.minimum)):
        fresh = again = 0
        for blocker, mask in enumerate(blocks.masks):
            if mask >> attacker & 1:
                if blocker != first:
                    fresh += 1
                elif spare:
                    again = 1
        if fresh and again + min(fresh, room) >= blocks.minimum[attacker]:
            return True
    return False
