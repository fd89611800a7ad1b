"""Choosing targets and dividing an amount among them (601.2c-d).

Each choice has two positions in the announcement: the step, and the one after it in which
its answer is awaited.
"""

from __future__ import annotations

from sim.rules import announcement, casting, targets
from sim.rules.asking import ask, take
from sim.rules.evaluate import matches, player_matches, rules_of, value
from sim.rules.likeness import unlike
from sim.state.decision import ASK_DIVIDE, ASK_TARGET, DO_NUMBER, DO_PICK, DONE, Option
from sim.state.events import Context
from sim.state.frames import AnnounceFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Triggered
from sim.vocab.effects import DealDamage
from sim.vocab.modes import TargetClause
from sim.vocab.protecting import MustTarget
from sim.vocab.terms import FIRST_OBJECT, ZONE_BATTLEFIELD

MANY = 1_000


def choose_targets(state: GameState, frame: AnnounceFrame) -> None:
    """601.2c: targets, clause by clause; the same only once for one instance of the word."""
    context = announcement.context_of(state, frame)
    clauses = targets.clauses_of(frame.modes, frame.chosen)
    if not clauses:
        frame.position += 2
        return
    if frame.answer is not None:
        frame.position -= 1
        answer = take(frame)
        if answer.verb == DO_PICK:
            frame.picked.append(answer.object)
        else:
            _next_clause(frame, context)
    obj = state.objects[frame.object]
    source = targets.source_of(state, obj)
    while frame.clause < len(clauses):
        clause = clauses[frame.clause]
        least = targets.minimum(state, clause, context)
        if len(frame.picked) < targets.maximum(state, clause, context):
            legal = [
                one for one in _possible(state, frame, context, source) if one not in frame.picked
            ]
            done = len(frame.picked) >= least
            if MustTarget in state.rules:
                legal, done = obliged(state, frame, clauses, legal, done)
            options = [Option(DO_PICK, one) for one in _different(state, legal)]
            if done:
                if options and not _another_affordable(state, frame, context):
                    options = []
                options = [DONE, *options]
            if len(options) > 1 or options[0].verb == DO_PICK:
                frame.position += 1
                word = str(frame.clause)
                ask(state, frame, ASK_TARGET, frame.player, options, frame.object, word)
                return
        _next_clause(frame, context)
    frame.position += 2
    frame.picked = []


def _possible(
    state: GameState, frame: AnnounceFrame, context: Context, source: GameObject | None
) -> list[int]:
    """What is legal for the clause, and leaves targets for those that speak of it."""
    asking = frame.object
    clauses = targets.clauses_of(frame.modes, frame.chosen)
    clause = clauses[frame.clause]
    if not any(one.related for one in clauses):
        return targets.legal_targets(state, clause, context, source, asking)
    own = targets.of_mode(context, frame.modes, frame.chosen, frame.clause)
    legal = targets.legal_targets(state, clause, own, source, asking)
    mode, _ = targets.mode_of(frame.modes, frame.chosen, frame.clause)
    kept: list[int] = []
    for one in legal:
        after = own.clone()
        after.targets.append([*frame.picked, one])
        if targets.completable(state, mode.targets, after, source, asking):
            kept.append(one)
    return kept


def _next_clause(frame: AnnounceFrame, context: Context) -> None:
    context.targets.append(frame.picked)
    frame.picked = []
    frame.clause += 1


def _different(state: GameState, legal: list[int]) -> list[int]:
    players = [one for one in legal if one < FIRST_OBJECT]
    found = [state.objects[one] for one in legal if one >= FIRST_OBJECT]
    return players + [obj.id for obj in unlike(state, found)]


def _another_affordable(
    state: GameState, frame: AnnounceFrame, context: Context, more: int = 1
) -> bool:
    if not announcement.is_spell(frame) or not casting.per_target(state.objects[frame.object]):
        return True
    count = sum(len(chosen) for chosen in context.targets) + len(frame.picked) + more
    extras = announcement.announced(state, frame)
    return announcement.affordable(state, frame, extras, context.x, count, frame.life_symbols, MANY)


def obliged(
    state: GameState,
    frame: AnnounceFrame,
    clauses: list[TargetClause],
    legal: list[int],
    done: bool,
) -> tuple[list[int], bool]:
    """601.2c: what may be picked next, and whether no more need be, as effects demand targets.

    How many targets there are is announced before they are chosen, so none may still be taken
    where that is allowed; otherwise one that an effect demands has to be among them if able.
    """
    if isinstance(frame.ability, Triggered):
        return legal, done
    context = announcement.context_of(state, frame)
    chosen = [one for targets_before in context.targets for one in targets_before] + frame.picked
    obj = state.objects[frame.object]
    source = targets.source_of(state, obj)
    for demand, whose in rules_of(state, MustTarget):
        assert isinstance(demand, MustTarget)
        if not player_matches(state, demand.players, frame.player, whose):
            continue
        if _fitting(state, demand, whose, chosen):
            continue
        wanted = _fitting(state, demand, whose, legal)
        later = False
        for clause in clauses[frame.clause + 1 :]:
            if targets.minimum(state, clause, context) > 0:
                possible = targets.legal_targets(state, clause, context, source, obj.id)
                later = later or bool(_fitting(state, demand, whose, possible))
        if not wanted or later:
            continue
        done = done and not frame.picked
        room = targets.maximum(state, clauses[frame.clause], context) - len(frame.picked)
        if room < 2 or len(legal) < 2 or not _another_affordable(state, frame, context, 2):
            legal = wanted
    return legal, done


def _fitting(state: GameState, demand: MustTarget, whose: Context, ids: list[int]) -> list[int]:
    """Those of the targets that are permanents such as the effect demands."""
    found: list[int] = []
    for one in ids:
        obj = state.objects.get(one)
        if obj is not None and obj.zone == ZONE_BATTLEFIELD:
            if matches(state, demand.filter, obj, whose):
                found.append(one)
    return found


def _divided_amount(state: GameState, frame: AnnounceFrame, context: Context) -> int:
    for index in frame.chosen:
        for effect in frame.modes[index].effects:
            if isinstance(effect, DealDamage) and effect.divided:
                return value(state, effect.amount, context)
    return 0


def divide(state: GameState, frame: AnnounceFrame) -> None:
    """601.2d: each target gets at least one; the last takes the rest."""
    context = announcement.context_of(state, frame)
    if not context.has_targets:
        frame.position += 2
        return
    if frame.answer is not None:
        context.division.append(take(frame).number)
        frame.position -= 1
    amount = _divided_amount(state, frame, context)
    chosen = context.targets[0] if context.targets else []
    if amount and chosen:
        left = amount - sum(context.division)
        done = len(context.division)
        if done < len(chosen) - 1:
            most = left - (len(chosen) - done - 1)
            options = [
                Option(DO_NUMBER, target=chosen[done], number=number)
                for number in range(1, most + 1)
            ]
            frame.position += 1
            ask(state, frame, ASK_DIVIDE, frame.player, options, frame.object)
            return
        context.division.append(left)
    frame.position += 2
