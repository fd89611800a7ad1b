"""Targets (115): what may be chosen for each instance of the word, and what is still legal."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import candidates, matches, player_matches, value
from sim.rules.protection import player_targetable, targetable
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.filters import IsAbility
from sim.vocab.programs import Mode, TargetClause
from sim.vocab.protecting import PlayerHexproof
from sim.vocab.record import mentions
from sim.vocab.terms import FIRST_OBJECT, ZONE_BATTLEFIELD, ZONE_EXILE, ZONE_NONE, ZONE_STACK

EVERYTHING: Final = 1 << 30


def source_of(state: GameState, on_stack: GameObject) -> GameObject | None:
    """The source of a spell or ability on the stack: itself, or the ability's source (113.7)."""
    if on_stack.ability is not None and on_stack.context is not None:
        return state.find(on_stack.context.source)
    return on_stack


def legal_targets(
    state: GameState,
    clause: TargetClause,
    context: Context,
    source: GameObject | None,
    asking: int,
    most: int = EVERYTHING,
) -> list[int]:
    """Everything that may be chosen for the clause: players first, then objects (601.2c).

    ``asking`` is the id on the stack of the spell or ability: it can't target itself (115.5).
    Once ``most`` are found, no further permanents are looked at.
    """
    found: list[int] = []
    if source is not None and source.id != asking:
        source = _of_ability(source)
    if clause.players is not None:
        for player in (context.controller, 1 - context.controller):
            if player_matches(state, clause.players, player, context):
                if player_targetable(state, player, context.controller):
                    found.append(player)
    if clause.filter is not None:
        here = clause.zone == ZONE_BATTLEFIELD
        among = (
            state.battlefield
            if here
            else candidates(state, clause.filter, clause.zone, context, clause.of)
        )
        for obj in among:
            if obj.id == asking or (here and not matches(state, clause.filter, obj, context)):
                continue
            if _reachable(state, obj, clause, context, source):
                found.append(obj.id)
                if len(found) >= most:
                    return found
    if clause.spells is not None:
        for obj in candidates(state, clause.spells, ZONE_STACK, context):
            if obj.id != asking and obj.context is not None:
                found.append(obj.id)
    if clause.exiled is not None:
        found += [obj.id for obj in candidates(state, clause.exiled, ZONE_EXILE, context)]
    return found


def _of_ability(source: GameObject) -> GameObject:
    """The source of an ability from a hand or graveyard: a card there, and no spell (112.1)."""
    if source.zone in (ZONE_BATTLEFIELD, ZONE_STACK):
        return source
    return GameObject(source.id, source.card, source.owner, ZONE_NONE, source)


def _reachable(
    state: GameState,
    obj: GameObject,
    clause: TargetClause,
    context: Context,
    source: GameObject | None,
) -> bool:
    if clause.zone == ZONE_BATTLEFIELD:
        return targetable(state, obj, source, context.controller)
    if clause.zone != ZONE_STACK:
        return True
    # 112.1, 113.1c: an ability on the stack is no spell, whatever its source is.
    return obj.context is not None and (obj.ability is None or mentions(clause.filter, IsAbility))


def is_legal(
    state: GameState,
    target: int,
    clause: TargetClause,
    context: Context,
    source: GameObject | None,
) -> bool:
    """Whether a chosen target is still legal (608.2b)."""
    if target < FIRST_OBJECT:
        if clause.players is None or not player_matches(state, clause.players, target, context):
            return False
        return player_targetable(state, target, context.controller)
    obj = state.objects.get(target)
    if obj is not None and obj.zone == ZONE_STACK and clause.spells is not None:
        return matches(state, clause.spells, obj, context)
    if obj is not None and obj.zone == ZONE_EXILE and clause.exiled is not None:
        return matches(state, clause.exiled, obj, context)
    if obj is None or obj.zone != clause.zone or clause.filter is None:
        return False
    if clause.of is not None and not player_matches(state, clause.of, obj.owner, context):
        return False
    if not matches(state, clause.filter, obj, context):
        return False
    if source is not None:
        source = _of_ability(source)
    return _reachable(state, obj, clause, context, source)


def minimum(state: GameState, clause: TargetClause, context: Context) -> int:
    """How many targets the clause needs at least."""
    return value(state, clause.minimum, context)


def maximum(state: GameState, clause: TargetClause, context: Context) -> int:
    """How many targets the clause takes at most."""
    return value(state, clause.maximum, context)


def mode_possible(
    state: GameState, mode: Mode, context: Context, source: GameObject | None, asking: int
) -> bool:
    """Whether each clause of the mode can have enough targets (700.2a)."""
    related = False
    for clause in mode.targets:
        if clause.related:
            related = True
            continue
        needed = (
            clause.minimum if isinstance(clause.minimum, int) else minimum(state, clause, context)
        )
        if needed == 1 and clause.players is not None and PlayerHexproof not in state.rules:
            continue  # some player can always be targeted
        if needed > 0:
            if len(legal_targets(state, clause, context, source, asking, needed)) < needed:
                return False
    if related:
        bare = context.clone()
        bare.targets = []
        return completable(state, mode.targets, bare, source, asking)
    return True


def completable(
    state: GameState,
    clauses: tuple[TargetClause, ...],
    own: Context,
    source: GameObject | None,
    asking: int,
) -> bool:
    """Whether the clauses of a mode that have no targets yet can all have enough (601.2c).

    ``own`` has the targets chosen for the first of them, of which the others may speak.
    """
    number = len(own.targets)
    if number == len(clauses):
        return True
    legal = legal_targets(state, clauses[number], own, source, asking)
    if len(legal) < minimum(state, clauses[number], own):
        return False
    choices: list[list[int]] = []
    if any(later.related for later in clauses[number + 1 :]):
        choices = [[one] for one in legal]
    for chosen in choices or [[]]:
        after = own.clone()
        after.targets.append(chosen)
        if completable(state, clauses, after, source, asking):
            return True
    return False


def mode_of(modes: tuple[Mode, ...], chosen: list[int], number: int) -> tuple[Mode, int]:
    """The chosen mode with the ``number``-th clause of all, and how many clauses precede it."""
    position = 0
    for index in chosen:
        after = position + len(modes[index].targets)
        if number < after:
            return modes[index], position
        position = after
    raise IndexError(number)


def of_mode(context: Context, modes: tuple[Mode, ...], chosen: list[int], number: int) -> Context:
    """The context in which the ``number``-th clause speaks of targets: those of its own mode."""
    _, position = mode_of(modes, chosen, number)
    if position == 0:
        return context
    own = context.clone()
    own.targets = own.targets[position:]
    return own


def clauses_of(modes: tuple[Mode, ...], chosen: list[int]) -> list[TargetClause]:
    """The target clauses of the chosen modes, in order."""
    return [clause for index in chosen for clause in modes[index].targets]


def drop_illegal(
    state: GameState, context: Context, modes: tuple[Mode, ...], source: GameObject | None
) -> bool:
    """Leave out the targets that became illegal; false if there were targets and none is left.

    What speaks of another target means the one that was chosen, even if that became illegal.
    """
    if not context.has_targets:
        return True
    chosen_modes = list(context.modes)
    any_chosen = any_left = False
    left: list[list[int]] = []
    division = context.division
    kept_division: list[int] = []
    position = 0
    for index, clause in enumerate(clauses_of(modes, chosen_modes)):
        own = of_mode(context, modes, chosen_modes, index) if clause.related else context
        kept: list[int] = []
        for target in context.targets[index]:
            any_chosen = True
            if is_legal(state, target, clause, own, source):
                kept.append(target)
                any_left = True
                if position < len(division):
                    kept_division.append(division[position])
            position += 1
        left.append(kept)
    context.targets = left
    context.division = kept_division
    return any_left or not any_chosen
