"""Decisions that are not worth a search."""

from __future__ import annotations

from typing import Final

from agents.search.quick import Quick
from sim.state import decision as d
from sim.state.decision import Decision
from sim.state.game_state import GameState
from sim.vocab import terms as t

# They are answered at a glance; a search that looked at them would see little else.
_MINOR: Final = (
    d.ASK_MULLIGAN,
    d.ASK_BOTTOM,
    d.ASK_ORDER,
    d.ASK_REPLACEMENT,
    d.ASK_DAMAGE,
    d.ASK_MANA,
    d.ASK_WORD,
    d.ASK_DIVIDE,
)
_FUTILE: Final = -0.25
_MINOR_COSTS: Final = ("delve", "convoke", "phyrexian")


def is_minor(decision: Decision) -> bool:
    """Whether a decision is left to whoever plays lines on."""
    kind = decision.kind
    return kind in _MINOR or (kind == d.ASK_COST and decision.word in _MINOR_COSTS)


def is_idle(state: GameState, decision: Decision) -> bool:
    """Whether a player with priority has no reason to do anything but pass.

    One acts in one's own main phases, after blocks, at the end of the opponent's turn, and in
    response to what the opponent does. Passing is the first option wherever it is one.
    """
    if decision.kind != d.ASK_PRIORITY:
        return False
    player = decision.player
    if state.stack:
        return state.stack[-1].controller == player
    step = state.step
    if step == t.STEP_DECLARE_BLOCKERS:
        return False
    if state.active == player:
        return step not in (t.STEP_MAIN1, t.STEP_MAIN2)
    return step != t.STEP_END


def best(ratings: list[float]) -> int:
    """The index of the highest rating, the first of equal ones."""
    index, highest = 0, ratings[0]
    for place in range(1, len(ratings)):
        if ratings[place] > highest:
            index, highest = place, ratings[place]
    return index


def is_futile(state: GameState, quick: Quick) -> bool:
    """Whether nothing that could be done outside a main phase seems to be of any use."""
    if not state.stack and state.step in (t.STEP_MAIN1, t.STEP_MAIN2):
        return False
    ratings = quick.ratings(state)
    return ratings[best(ratings)] <= 0 and all(rating < _FUTILE for rating in ratings[1:])
