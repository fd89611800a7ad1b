"""The loop: run the topmost frame until a player must choose or the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import (
    announce,
    hidden,
    layers,
    mulligan,
    priority,
    replace,
    resolve,
    stacking,
    state_based,
    turn,
)
from sim.rules.combat import attack, block, damage
from sim.rules.effects import program as effect_program
from sim.rules.payment import pay
from sim.state import frames as f
from sim.state.frames import (
    AnnounceFrame,
    EffectFrame,
    Frame,
    MulliganFrame,
    PayFrame,
    PriorityFrame,
    ResolveFrame,
    TurnFrame,
)
from sim.state.game_state import GameState
from sim.vocab.definition import CardDef

PROGRAMS: Final[dict[int, Callable[[GameState, Any], None]]] = {
    f.FRAME_MULLIGAN: mulligan.program,
    f.FRAME_EVENT: replace.program,
    f.FRAME_TRIGGERS: stacking.program,
    f.FRAME_STATE_BASED: state_based.program,
    f.FRAME_ATTACK: attack.program,
    f.FRAME_BLOCK: block.program,
    f.FRAME_DAMAGE: damage.program,
}
ENDLESS: Final = 50_000  # steps without a choice: a loop of mandatory actions


def start(state: GameState, decks: list[list[CardDef]], starting_player: int) -> None:
    """Set up the libraries, shuffle them, and run to the first decision (103)."""
    state.starting_player = state.active = starting_player
    for player, deck in enumerate(decks):
        hidden.begin(state, player, deck)
    state.frames = [TurnFrame(), MulliganFrame()]
    run(state)


def step(state: GameState) -> None:
    """Run the topmost frame's program once."""
    run_program(state, state.frames[-1])


def run_program(state: GameState, frame: Frame) -> None:
    """Run the program of a frame, up to where it returns."""
    if isinstance(frame, TurnFrame):  # these run most often
        turn.program(state, frame)
    elif isinstance(frame, PriorityFrame):
        priority.program(state, frame)
    elif isinstance(frame, EffectFrame):
        effect_program.program(state, frame)
    elif isinstance(frame, AnnounceFrame):
        announce.program(state, frame)
    elif isinstance(frame, ResolveFrame):
        resolve.program(state, frame)
    elif isinstance(frame, PayFrame):
        pay.program(state, frame)
    else:
        PROGRAMS[frame.kind](state, frame)


def run(state: GameState) -> None:
    """Run until a decision is pending or the game is over."""
    steps = 0
    while state.decision is None and not state.outcome:
        if state.dirty:
            layers.refresh(state)
        step(state)
        steps += 1
        if steps > ENDLESS:
            # 104.4b: a loop of mandatory actions, with no way to stop, is a draw.
            state.outcome, state.reason = "draw", "a loop of mandatory actions"


def choose(state: GameState, index: int) -> None:
    """Answer the pending decision with one of its options, and run on to the next."""
    answer(state, index)
    run(state)


def answer(state: GameState, index: int) -> None:
    """Note the answer to the pending decision; at the limit the game ends as incomplete."""
    decision = state.decision
    assert decision is not None
    state.frames[-1].answer = decision.options[index]
    state.decision = None
    state.history.append(index)
    state.decisions_made += 1
    if state.decisions_made >= state.settings.decision_limit:
        limit = state.settings.decision_limit
        state.outcome, state.reason = "incomplete", f"decision limit of {limit}"


def concede(state: GameState, player: int) -> None:
    """A player leaves the game and loses it at once (104.3a)."""
    state.decision = None
    state.players[player].lost = "conceded"
    state_based.settle(state)
