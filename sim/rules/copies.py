"""Copy effects that last, in layer 1 (613.2a, 707.4)."""

from __future__ import annotations

from sim.rules.evaluate import entities
from sim.state.events import Context
from sim.state.frames import ResolveFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.copying import BecomeCopy, Except
from sim.vocab.definition import CardDef
from sim.vocab.record import Ability


def settled(state: GameState, change: BecomeCopy, context: Context) -> BecomeCopy:
    """The modification with the copiable values that the original has now (707.2b)."""
    for original in entities(state, change.of, context):
        obj = state.find(original)
        if obj is None:
            continue
        definition = obj.definition.copiable
        if change.exception is not None:
            definition = definition.variant(change.exception)
        if change.this_ability:
            definition = definition.variant(Except(abilities=_resolving(state)))
        return BecomeCopy(change.of, change.exception, change.this_ability, definition)
    return change


def _resolving(state: GameState) -> tuple[Ability, ...]:
    """The ability that is resolving just now."""
    for frame in reversed(state.frames):
        if isinstance(frame, ResolveFrame):
            on_stack = state.objects.get(frame.object)
            if on_stack is not None and on_stack.ability is not None:
                return (on_stack.ability,)
    return ()


def apply(state: GameState) -> None:
    """Work out every permanent's copiable values: its own, then copy effects by timestamp."""
    for obj in state.battlefield:
        if obj.own is not None:
            obj.definition = obj.own
            obj.own = None
    for effect in state.effects:
        for change in effect.modifications:
            if isinstance(change, BecomeCopy) and change.definition is not None:
                assert isinstance(change.definition, CardDef)
                for id in effect.objects:
                    copy = state.objects.get(id)
                    if copy is not None and not copy.face_down:  # 708.10: not until turned up
                        if copy.own is None:
                            copy.own = copy.definition
                        copy.definition = change.definition


def becomes_copy(state: GameState, obj: GameObject) -> bool:
    """Whether a copy effect that lasts has the permanent be a copy."""
    for effect in state.effects:
        if any(isinstance(one, BecomeCopy) for one in effect.modifications):
            if obj.id in effect.objects:
                return True
    return False
