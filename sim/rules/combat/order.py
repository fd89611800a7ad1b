"""The order in which creatures are offered: by timestamp, alike ones side by side."""

from __future__ import annotations

from sim.rules.evaluate import matches, rules_of
from sim.rules.likeness import alike_key
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import CardDef
from sim.vocab.record import Rule
from sim.vocab.terms import TYPE_CREATURE


def creatures_of(state: GameState, player: int) -> list[GameObject]:
    """The player's untapped creatures in the order of their timestamps."""
    found = [
        obj
        for obj in state.battlefield
        if obj.controller == player and obj.chars.types & TYPE_CREATURE and not obj.tapped
    ]
    found.sort(key=lambda obj: (obj.timestamp, obj.id))
    return found


def rule_count(state: GameState, kind: type[Rule], obj: GameObject) -> int:
    """How many rules of a kind that describes creatures apply to the creature."""
    count = 0
    for rule, context in rules_of(state, kind):
        if matches(state, getattr(rule, "filter"), obj, context):  # noqa: B009
            count += 1
    return count


def arrange(
    state: GameState, creatures: list[GameObject], traits: list[tuple[int, ...]]
) -> tuple[list[int], list[int]]:
    """Group alike creatures: the indices in their new order, and each one's kind.

    Creatures are alike if :func:`sim.rules.likeness.alike_key` says so and their ``traits``
    are equal. A kind stands where its first creature does; kinds count from 0 in that order.
    """
    total = len(creatures)
    many: dict[CardDef, int] = {}
    for obj in creatures:
        many[obj.definition] = many.get(obj.definition, 0) + 1
    if len(many) == total:
        return list(range(total)), list(range(total))
    kinds: dict[object, int] = {}
    kind_of: list[int] = []
    for obj, trait in zip(creatures, traits, strict=True):
        key: object = obj.id
        if many[obj.definition] > 1:
            key = (alike_key(state, obj), trait)
        kind_of.append(kinds.setdefault(key, len(kinds)))
    order = sorted(range(total), key=lambda index: kind_of[index])
    return order, [kind_of[index] for index in order]
