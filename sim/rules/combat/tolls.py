"""Costs to attack (508.1d, 508.1g-j)."""

from __future__ import annotations

from sim.rules import costs
from sim.rules.evaluate import matches, player_matches, rules_of
from sim.rules.mana import solver
from sim.rules.mana.units import is_free
from sim.rules.payment import pay
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.allowances import AttackCost
from sim.vocab.mana import FREE, ManaCost
from sim.vocab.terms import FIRST_OBJECT, KEYWORD_VIGILANCE, TYPE_PLANESWALKER


def total(state: GameState, pairs: list[tuple[int, int]]) -> ManaCost:
    """What attacking so costs altogether (508.1h)."""
    due = FREE
    for rule, context in rules_of(state, AttackCost):
        assert isinstance(rule, AttackCost)
        for attacker, attacked in pairs:
            attacked_player = attacked
            if attacked >= FIRST_OBJECT:
                if not rule.planeswalkers:
                    continue
                attacked_player = state.objects[attacked].controller
            if not player_matches(state, rule.players, attacked_player, context):
                continue
            if rule.filter is None or matches(state, rule.filter, state.objects[attacker], context):
                due = due.plus(costs.split(state, rule.costs, context)[0])
    return due


def payable(state: GameState, pairs: list[tuple[int, int]]) -> bool:
    """Whether the active player could pay for these attacks, the attackers being tapped then."""
    due = total(state, pairs)
    if is_free(due):
        return True
    tapped: list[int] = []
    for attacker, _ in pairs:
        if not state.objects[attacker].chars.keywords & KEYWORD_VIGILANCE:
            tapped.append(attacker)
    return solver.solve(state, state.active, due, exclude=tuple(tapped)) is not None


def pay_for(state: GameState, pairs: list[tuple[int, int]]) -> bool:
    """Let the active player pay; whether there is anything to pay."""
    due = total(state, pairs)
    if is_free(due):
        return False
    pay.start(state, state.active, due, [])
    return True


def unpaid(state: GameState, able: list[GameObject], weights: list[int]) -> list[int]:
    """508.1d: the requirements that count; none makes a player pay a cost to attack."""
    attacked = [1 - state.active]
    for obj in state.battlefield:
        if obj.chars.types & TYPE_PLANESWALKER and obj.controller != state.active:
            attacked.append(obj.id)
    counting: list[int] = []
    for obj, weight in zip(able, weights, strict=True):
        free = any(is_free(total(state, [(obj.id, one)])) for one in attacked)
        counting.append(weight if free else 0)
    return counting
