"""Payments that leave what later steps need.

What a step doesn't say the engine pays as it likes, and it knows nothing of the steps to come. A
player who is going to cast another spell keeps the lands for it, so where a later step can't be
paid for, the steps before it are tried again with other lands tapped.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from sim.rules.likeness import alike_key
from sim.scenario import steps
from sim.scenario.failure import ScenarioFailed
from sim.scenario.table import Table
from sim.state.objects import GameObject
from sim.vocab.terms import TYPE_LAND

Step = dict[str, Any]
_PAYING: Final = ("cast", "activate")
_NEEDY: Final = ("cast", "activate", "legal", "attack", "block", "special")
_MOST: Final = 200


class Foresight:
    """The steps so far in which the engine paid, each with the table before it."""

    def __init__(self) -> None:
        self.paid: list[tuple[int, Table]] = []

    def before(self, table: Table, number: int, step: Step) -> None:
        """Remember the table before a step whose payment is the engine's."""
        if steps.verb_of(step) in _PAYING and "pay" not in step:
            self.paid.append((number, table.copy()))

    def again(self, table: Table, all_steps: list[Step], failed: int) -> bool:
        """Try to reach the step that failed in another way, and carry it out; whether it worked."""
        if steps.verb_of(all_steps[failed]) not in _NEEDY:
            return False
        for number, kept in reversed(self.paid):
            if number == failed:
                continue
            for other in _otherwise(kept, all_steps[number]):
                if _goes_on(other, all_steps[number + 1 : failed + 1]):
                    table.become(other)
                    return True
        return False


def _otherwise(kept: Table, step: Step) -> Iterator[Table]:
    """The tables after a step that was paid for with other lands."""
    usual = kept.copy()
    steps.carry_out(usual, step)
    player = kept.priority().player
    lands = [
        obj
        for obj in kept.state.battlefield
        if obj.controller == player and not obj.tapped and obj.chars.types & TYPE_LAND
    ]
    used = [obj for obj in lands if (now := usual.state.objects.get(obj.id)) and now.tapped]
    seen = [_kinds(kept, used)]
    for number, chosen in enumerate(combinations(lands, len(used))):
        if number > _MOST:
            return
        kinds = _kinds(kept, chosen)
        if kinds in seen:
            continue
        seen.append(kinds)
        other = kept.copy()
        names = [f"land {obj.id}" for obj in chosen]
        for name, obj in zip(names, chosen, strict=True):
            other.names.give(name, obj)
        try:
            steps.carry_out(other, {**step, "pay": names})
        except ScenarioFailed:
            continue
        yield other


def _kinds(table: Table, lands: list[GameObject] | tuple[GameObject, ...]) -> list[str]:
    return sorted(repr(alike_key(table.state, obj)) for obj in lands)


def _goes_on(table: Table, following: list[Step]) -> bool:
    try:
        for step in following:
            steps.carry_out(table, step)
    except ScenarioFailed:
        return False
    return True
