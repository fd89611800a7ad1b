"""Costs to block (509.1c-f): what may be declared as creatures block for which somebody pays."""

from __future__ import annotations

from itertools import combinations

from sim.rules import costs
from sim.rules.combat.block_choices import choices
from sim.rules.combat.declaration import Blocks, Declared
from sim.rules.evaluate import matches, rules_of
from sim.rules.mana import solver
from sim.rules.mana.units import is_free
from sim.rules.payment import pay
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.allowances import BlockCost
from sim.vocab.mana import FREE, ManaCost

_MOST_TRIED = 6  # so many creatures are tried in every combination, more only all together


def toll(state: GameState, blocker: GameObject) -> ManaCost:
    """What blocking with the creature costs (509.1d), however many creatures it blocks."""
    due = FREE
    for rule, context in rules_of(state, BlockCost):
        assert isinstance(rule, BlockCost)
        if matches(state, rule.filter, blocker, context):
            due = due.plus(costs.split(state, rule.costs, context)[0])
    return due


def total(state: GameState, blockers: list[int]) -> ManaCost:
    """What blocking with the creatures costs altogether."""
    due = FREE
    for one in blockers:
        due = due.plus(toll(state, state.objects[one]))
    return due


def _payable(state: GameState, blockers: list[int]) -> bool:
    due = total(state, blockers)
    return is_free(due) or solver.solve(state, 1 - state.active, due) is not None


def pay_for(state: GameState, pairs: list[tuple[int, int]]) -> bool:
    """509.1e-f: let the defending player pay; whether there is anything to pay."""
    blockers: list[int] = []
    for blocker, _ in pairs:
        if blocker not in blockers:
            blockers.append(blocker)
    due = total(state, blockers)
    if is_free(due):
        return False
    pay.start(state, 1 - state.active, due, [])
    return True


def choices_with(
    state: GameState, blocks: Blocks, so_far: Declared, ids: list[int], tolled: list[int]
) -> tuple[list[tuple[int, int]], bool]:
    """The pairs that may follow, and whether what is declared is legal (509.1b-c).

    A player need not pay for a block, so with each set of creatures that are paid for only what
    can be obeyed with these and the free ones counts. ``tolled`` are the indices of the others.
    """
    used = [one for one in tolled if so_far.loads[one]]
    rest = [one for one in tolled if not so_far.loads[one]]
    found: list[tuple[int, int]] = []
    done = False
    for paid in _sets(rest):
        blocking = used + paid
        if not _payable(state, [ids[one] for one in blocking]):
            continue
        pairs, legal = choices(_without(blocks, [one for one in rest if one not in paid]), so_far)
        found += [pair for pair in pairs if pair not in found]
        done = done or (legal and not paid)
    found.sort(key=_place)
    return found, done


def _place(pair: tuple[int, int]) -> tuple[int, int]:
    return (pair[1], pair[0])


def _sets(rest: list[int]) -> list[list[int]]:
    if len(rest) > _MOST_TRIED:
        return [[], *[[one] for one in rest], rest]
    return [list(some) for size in range(len(rest) + 1) for some in combinations(rest, size)]


def _without(blocks: Blocks, kept_out: list[int]) -> Blocks:
    """The same declaration with some creatures that can block nothing."""
    if not kept_out:
        return blocks
    masks = blocks.masks.copy()
    for one in kept_out:
        masks[one] = 0
    return blocks.with_masks(masks)
