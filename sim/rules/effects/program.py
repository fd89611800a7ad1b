"""Running an effect frame, and the table of what each instruction does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules.effects import (
    actions,
    choices,
    continuing,
    faces,
    flow,
    library,
    replacing,
    stack,
    tokens,
    zone_play,
)
from sim.state.frames import EffectFrame, take_off
from sim.state.game_state import GameState

HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = (
    actions.HANDLERS
    | choices.HANDLERS
    | continuing.HANDLERS
    | faces.HANDLERS
    | flow.HANDLERS
    | library.HANDLERS
    | replacing.HANDLERS
    | stack.HANDLERS
    | tokens.HANDLERS
    | zone_play.HANDLERS
)


def program(state: GameState, frame: EffectFrame) -> None:
    """Carry out the next instruction; a finished program leaves the work stack."""
    if not frame.todo:
        take_off(state.frames, frame)
        return
    effect = frame.todo.pop()
    HANDLERS[type(effect)](state, frame, effect)
