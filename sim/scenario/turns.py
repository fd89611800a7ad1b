"""Passing until a step of a turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sim.scenario.failure import StepFailed
from sim.scenario.names import letter
from sim.scenario.table import Goal, Table
from sim.state.decision import ASK_PRIORITY
from sim.vocab.terms import STEP_CLEANUP, STEP_NAMES, STEP_UNTAP

if TYPE_CHECKING:
    from sim.scenario.steps import Attempt

_MOST_TURNS: Final = 12


def pass_to(attempt: Attempt, player: int, step: int) -> None:
    """Players pass, nothing attacks or blocks, until the step next begins; or the game ends.

    Raises:
        StepFailed: the step does not come within a dozen turns.
    """
    table = attempt.table
    last = table.state.turn + _MOST_TURNS
    goal = Goal(player, step)
    goal.away = not goal.stands_in(table.state)
    if step in (STEP_UNTAP, STEP_CLEANUP):
        table.goal = goal  # nobody need get priority there
    table.run()
    # While attackers or blockers are still to be declared, the step has not yet come to priority.
    goal.away = goal.away or not (table.paused or _has_priority(table))
    while not table.over and not table.paused:
        goal.away = goal.away or not goal.stands_in(table.state)
        if goal.reached(table.state) and _has_priority(table):
            break
        if table.state.turn > last:
            raise StepFailed(f"{letter(player)}'s {STEP_NAMES[step]} does not come")
        if _has_priority(table):
            attempt.pass_priority()
        else:
            table.declare_nothing()
            attempt.settle()
    table.goal = None


def _has_priority(table: Table) -> bool:
    decision = table.state.decision
    return decision is not None and decision.kind == ASK_PRIORITY
