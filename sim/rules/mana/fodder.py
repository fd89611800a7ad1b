"""The objects with which a mana ability can be paid, such as creatures to sacrifice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sim.rules.evaluate import context_of
from sim.rules.mana.sources import Use
from sim.rules.payment.parts import candidates, how_many, taps_others
from sim.state.objects import GameObject
from sim.vocab.record import Cost

if TYPE_CHECKING:
    from sim.rules.mana.search import Search

_MOST_WAYS: Final = 30
_MOST_BY_HAND: Final = 400


def fodder(search: Search, use: Use, number: int) -> list[list[list[int]]]:
    """The ways to pay the parts of a use from the given one on: objects for each part."""
    if number == len(use.parts):
        return [[]]
    part = use.parts[number]
    context = context_of(search.state.objects[use.object])
    context.controller = search.player
    able = [
        one
        for one in candidates(search.state, search.player, part, context)
        if _may_pay(search, use, part, one)
    ]
    able.sort(key=_worth)
    count = how_many(search.state, part, context)
    ways: list[list[list[int]]] = []
    rest = fodder(search, use, number + 1)
    for ids in _combinations(search, able, 0, count):
        for others in rest:
            if not any(id in other for other in others for id in ids):
                ways.append([ids, *others])
    return ways


def includes(others: list[list[int]], picked: tuple[int, ...]) -> bool:
    """Whether what has been picked, part after part, is among the objects for these parts."""
    place = 0
    for ids in others:
        for id in picked[place : place + len(ids)]:
            if id not in ids:
                return False
        place += len(ids)
    return True


def _may_pay(search: Search, use: Use, part: Cost, obj: GameObject) -> bool:
    if obj.id in search.exclude or obj.id in search.gone:
        return False
    if taps_others(part):
        return obj.id not in search.tapped and not (use.taps and obj.id == use.object)
    if obj.id in search.keep or obj.id in search.left:
        return False
    return not (use.leaves and obj.id == use.object)


def _combinations(
    search: Search, able: list[GameObject], start: int, count: int
) -> list[list[int]]:
    """The ways to take that many; of objects that make the same mana, or none, any one will do.

    Where the player says which objects are taken, all of them count.
    """
    if count <= 0:
        return [[]]
    found: list[list[int]] = []
    by_hand = search.forced is not None and not search.chosen
    seen: list[tuple[int, bool]] = []
    for index in range(start, len(able)):
        id = able[index].id
        kind = (search.kinds.get(id, -1), id in search.tapped)
        if not by_hand:
            if kind in seen:
                continue
            seen.append(kind)
        for more in _combinations(search, able, index + 1, count - 1):
            found.append([id, *more])
            if len(found) >= (_MOST_BY_HAND if by_hand else _MOST_WAYS):
                return found
    return found


def _worth(obj: GameObject) -> tuple[bool, int, int, int]:
    """Sorts what may be given up for mana: tokens and what is weak first."""
    return (not obj.token, obj.definition.mana_value, obj.chars.power, obj.id)
