"""Declaring attackers and blockers as a scenario names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sim.rules.likeness import alike_key
from sim.scenario.failure import StepFailed
from sim.scenario.keys import Keys
from sim.scenario.names import letter, player_of
from sim.scenario.position import MANUAL, SETTINGS
from sim.scenario.table import Table
from sim.state.decision import (
    ASK_ATTACK,
    ASK_BLOCK,
    ASK_PRIORITY,
    DO_DONE,
    Decision,
    Option,
)
from sim.state.objects import GameObject
from sim.vocab.terms import (
    FIRST_OBJECT,
    NOBODY,
    STEP_DECLARE_ATTACKERS,
    STEP_DECLARE_BLOCKERS,
    STEP_END_COMBAT,
)

if TYPE_CHECKING:
    from sim.scenario.steps import Attempt

Pair = tuple[str, str]


def attack(attempt: Attempt, entries: list[Any]) -> None:
    """Players pass until attackers are declared in this turn; then those attack.

    Raises:
        StepFailed: there is no such step any more, or the declaration is not legal.
    """
    table = attempt.table
    table.run()
    state = table.state
    if attempt.by not in (NOBODY, state.active):
        raise StepFailed(f"it is not {letter(attempt.by)}'s turn")
    turn = state.turn
    defender = "ab"[1 - state.active]
    wanted: list[Pair] = [
        (entry, defender) if isinstance(entry, str) else (entry[0], entry[1]) for entry in entries
    ]
    passed = False
    while True:
        decision = table.decision()
        if table.state.turn != turn:
            raise StepFailed("attackers are not declared any more in this turn")
        if decision.kind == ASK_ATTACK:
            _declare(attempt, wanted, ASK_ATTACK)
            return
        if decision.kind == ASK_BLOCK:
            table.declare_nothing()
            attempt.settle()
            continue
        if not wanted and _stands_without_attack(table, passed):
            return
        attempt.pass_priority()
        passed = True


def _stands_without_attack(table: Table, passed: bool) -> bool:
    """Whether the turn is where it stands after an attack of nothing (508.8)."""
    state = table.state
    if state.combat is not None and state.combat.attacked:
        return False
    if state.step == STEP_DECLARE_ATTACKERS:
        return True
    return passed and STEP_DECLARE_ATTACKERS < state.step <= STEP_END_COMBAT


def block(attempt: Attempt, entries: list[Any]) -> None:
    """Players pass until blockers are declared; then those blocks are made.

    Raises:
        StepFailed: blockers are not declared in this combat, or the blocks are not legal.
    """
    table = attempt.table
    table.run()
    if attempt.by not in (NOBODY, 1 - table.state.active):
        raise StepFailed(f"{letter(attempt.by)} is not the defending player")
    turn = table.state.turn
    wanted: list[Pair] = [(entry[0], entry[1]) for entry in entries]
    while True:
        decision = table.decision()
        state = table.state
        if decision.kind == ASK_BLOCK:
            _declare(attempt, wanted, ASK_BLOCK)
            return
        if state.turn != turn or state.step > STEP_DECLARE_BLOCKERS:
            raise StepFailed("blockers are not declared any more")
        if decision.kind == ASK_ATTACK:
            table.declare_nothing()
            attempt.settle()
            continue
        if state.step == STEP_DECLARE_BLOCKERS:
            if not wanted:
                return
            raise StepFailed(f"{wanted[0][0]} cannot block {wanted[0][1]}")
        attempt.pass_priority()


def _declare(attempt: Attempt, wanted: list[Pair], kind: int) -> None:
    """Declare the pairs one after the other, in whatever order they are offered."""
    table = attempt.table
    for pair in wanted:
        for name in pair:
            if player_of(name) == NOBODY:
                table.names.find(table.state, name)
    pay = attempt.step.get("pay")
    if pay is not None:
        table.state.settings = MANUAL
    player = table.decision().player
    attempt.keys = Keys(table, attempt.step, player, attempt.answers)
    left = list(range(len(wanted)))
    declared: dict[int, tuple[int, int]] = {}
    while not table.over:
        decision = table.decision()
        if decision.kind != kind:
            if decision.kind == ASK_PRIORITY or not left:
                break
            table.choose(attempt.keys.pick(table, decision))
            continue
        if not left:
            _done(table, decision)
            break
        index, number = _offered(table, decision, wanted, left)
        option = decision.options[index]
        declared[number] = (option.object, option.target)
        left.remove(number)
        table.choose(index)
    if left:
        raise StepFailed(f"{' and '.join(wanted[left[0]])}: not possible")
    if kind == ASK_BLOCK:
        table.blocks = [declared[number] for number in sorted(declared)]
        table.orders = {}
        attempt.answers.orders(table, 2)  # 509.2-3: before anything that blocks triggered
    attempt.settle()
    if kind == ASK_BLOCK:
        attempt.answers.orders(table, 1)
    attempt.keys.finish(table)
    attempt.keys = None
    table.state.settings = SETTINGS


def _done(table: Table, decision: Decision) -> None:
    for index, option in enumerate(decision.options):
        if option.verb == DO_DONE:
            table.choose(index)
            return
    raise StepFailed(f"these are not all: {table.question(decision)}")


def _offered(
    table: Table, decision: Decision, wanted: list[Pair], left: list[int]
) -> tuple[int, int]:
    """The first option that is wanted: its index, and which of the pairs it is.

    Creatures are offered in a fixed order and alike ones once, so an option may be meant for
    a creature that is alike; the two then change names.
    """
    for name in {wanted[number][0]: True for number in left}:
        _unambiguous(table, decision, name, [wanted[number][0] for number in left].count(name))
    for index, option in enumerate(decision.options):
        if option.verb == DO_DONE:
            continue
        for number in left:
            first, second = wanted[number]
            if table.called(first, option.object) and table.called(second, option.target):
                return index, number
        for number in left:
            if _alike(table, wanted[number], option):
                return index, number
    raise StepFailed(f"{' and '.join(wanted[left[0]])}: {table.question(decision)}")


def _unambiguous(table: Table, decision: Decision, name: str, times: int) -> None:
    found: list[GameObject] = []
    for option in decision.options:
        obj = table.state.objects.get(option.object)
        if obj is not None and obj not in found and table.called(name, obj.id):
            found.append(obj)
    if len(found) > times:
        table.names.only(table.state, name, found)


def _alike(table: Table, pair: Pair, option: Option) -> bool:
    """Whether the pair is alike to the option's; the names are then those of the option."""
    changes: list[tuple[int, int]] = []
    for name, entity in zip(pair, (option.object, option.target), strict=True):
        if table.called(name, entity):
            continue
        named = table.names.object_of(table.state, name) if name in table.names.ids else None
        other = table.state.objects.get(entity) if entity >= FIRST_OBJECT else None
        if named is None or other is None:
            return False
        if table.touched(named.id) or table.touched(other.id):
            return False
        if alike_key(table.state, named) != alike_key(table.state, other):
            return False
        changes.append((named.id, other.id))
    for one, another in changes:
        table.names.swap(one, another)
    return True
