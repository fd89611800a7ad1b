"""The order in which creatures are offered: by timestamp, alike ones side by side."""

from __future__ import annotations

from sim.rules.evaluate import matches, rules_of
from sim.rules.likeness import alike, referred
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.record import Rule
from sim.vocab.terms import TYPE_CREATURE


def creatures_of(state: GameState, player: int) -> list[GameObject]:
    """The player's untapped creatures in the order of their timestamps."""
    found: list[GameObject] = []
    for obj in state.battlefield:
        if obj.controller == player and not obj.tapped and obj.chars.types & TYPE_CREATURE:
            found.append(obj)
    by_age(found)
    return found


def by_age(found: list[GameObject]) -> None:
    """Put objects in the order of their timestamps, which they mostly are in."""
    last = -1
    for obj in found:
        if obj.timestamp <= last:
            found.sort(key=_age)
            return
        last = obj.timestamp


def _age(obj: GameObject) -> tuple[int, int]:
    return (obj.timestamp, obj.id)


def rule_count(state: GameState, kind: type[Rule], obj: GameObject) -> int:
    """How many rules of a kind that describes creatures apply to the creature."""
    count = 0
    for rule, context in rules_of(state, kind):
        if matches(state, getattr(rule, "filter"), obj, context):  # noqa: B009
            count += 1
    return count


def arrange(
    state: GameState, creatures: list[GameObject], traits: list[tuple[int, ...]] | None = None
) -> list[int]:
    """Put alike creatures side by side, their ``traits`` with them; the kind of each.

    Creatures are alike if :func:`sim.rules.likeness.alike_key` says so and their traits
    are equal. A kind stands where its first creature does; kinds count from 0 in that order.
    """
    total = len(creatures)
    if total == 1:
        return [0]
    special: dict[int, bool] | None = None
    firsts: list[int] = []  # of each kind
    kind_of: list[int] = []
    highest = -1
    ordered = True
    for index in range(total):
        obj = creatures[index]
        kind = -1
        for number in range(len(firsts)):
            first = firsts[number]
            other = creatures[first]
            if other.definition is obj.definition and (
                traits is None or traits[first] == traits[index]
            ):
                if special is None:
                    special = referred(state)
                if alike(state, other, obj, special):
                    kind = number
                    break
        if kind < 0:
            kind = len(firsts)
            firsts.append(index)
        if kind < highest:
            ordered = False
        highest = kind
        kind_of.append(kind)
    if ordered:
        return kind_of
    places: list[list[int]] = [[] for _ in range(len(firsts))]
    for index in range(total):
        places[kind_of[index]].append(index)
    order = [index for place in places for index in place]
    creatures[:] = [creatures[index] for index in order]
    if traits is not None:
        traits[:] = [traits[index] for index in order]
    return [kind_of[index] for index in order]
