"""Instructions that turn permanents over (701.28) or join two into one (701.37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import events, zones
from sim.rules.asking import ask, take
from sim.rules.effects.steps import MeldExiled, storing
from sim.rules.evaluate import objects
from sim.rules.likeness import unlike
from sim.state.decision import ASK_OBJECT, DO_PICK, Option
from sim.state.events import Event
from sim.state.frames import EffectFrame, ResolveFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.definition import LAYOUT_MELD
from sim.vocab.faces import Manifest, Meld, Transform, TurnFaceUp
from sim.vocab.terms import NOBODY, ZONE_BATTLEFIELD, ZONE_EXILE

FRESH, ASKED = 0, 1


def transform(state: GameState, frame: EffectFrame, effect: Transform) -> None:
    """701.28a: turn the permanents over."""
    began = _put_on_stack(state)
    turning: list[Event] = []
    for obj in objects(state, effect.what, frame.context):
        # 701.28f: an ability of the permanent transforms it only if it hasn't since transformed.
        if obj.id == frame.context.source and began != NOBODY and obj.turned_at > began:
            continue
        if zones.may_transform(obj):
            turning.append(events.transforming(obj))
    frame.todo.append(storing())
    events.perform(state, turning)


def turn_face_up(state: GameState, frame: EffectFrame, effect: TurnFaceUp) -> None:
    """708.7-8: turned face up; it stays the same object."""
    turning: list[Event] = []
    for obj in objects(state, effect.what, frame.context):
        if obj.face_down and obj.zone == ZONE_BATTLEFIELD and obj.card.is_permanent:
            event = events.transforming(obj)
            event.word = terms.TURNED_UP
            turning.append(event)
    frame.todo.append(storing())
    events.perform(state, turning)


def manifest(state: GameState, frame: EffectFrame, effect: Manifest) -> None:
    """701.34a: the cards enter face down, under the control of the player who does it."""
    moves: list[Event] = []
    for obj in objects(state, effect.what, frame.context):
        event = events.moving(obj, ZONE_BATTLEFIELD, source=frame.context.source)
        assert event.entry is not None
        event.entry.controller = frame.context.controller
        event.entry.face_down = True
        moves.append(event)
    frame.todo.append(storing("manifested"))
    events.perform(state, moves)


def _put_on_stack(state: GameState) -> int:
    """The id of the ability that is resolving, which grows with the time; NOBODY for a spell."""
    for frame in reversed(state.frames):
        if isinstance(frame, ResolveFrame):
            on_stack = state.objects.get(frame.object)
            return frame.object if on_stack is not None and on_stack.ability else NOBODY
    return NOBODY


def meld(state: GameState, frame: EffectFrame, effect: Meld) -> None:
    """701.37a: exile both, then put them onto the battlefield combined; of several, one."""
    context = frame.context
    if frame.position == ASKED:
        frame.position = FRESH
        _exile_both(state, frame, [context.source, take(frame).object])
        return
    source = state.objects.get(context.source)
    if source is None or not _both_own_and_control(source, context.controller):
        return
    found = [
        obj
        for obj in state.battlefield
        if obj is not source
        and obj.chars.name == effect.partner
        and _both_own_and_control(obj, context.controller)
        and (effect.kind != "creature" or obj.chars.types & terms.TYPE_CREATURE)
    ]
    found = unlike(state, found)
    if not found:
        return
    if len(found) == 1:
        _exile_both(state, frame, [source.id, found[0].id])
        return
    frame.todo.append(effect)
    frame.position = ASKED
    options = [Option(DO_PICK, obj.id) for obj in found]
    ask(state, frame, ASK_OBJECT, context.controller, options, source.id, "meld")


def _both_own_and_control(obj: GameObject, player: int) -> bool:
    return obj.zone == ZONE_BATTLEFIELD and obj.owner == player == obj.controller


def _exile_both(state: GameState, frame: EffectFrame, ids: list[int]) -> None:
    source = frame.context.source
    moves = [
        events.moving(state.objects[id], ZONE_EXILE, source=source)
        for id in ids
        if id in state.objects
    ]
    frame.todo.append(MeldExiled())
    frame.todo.append(storing("melding"))
    events.perform(state, moves)


def meld_exiled(state: GameState, frame: EffectFrame, effect: MeldExiled) -> None:
    """701.37b-c: what isn't a card of the same meld pair stays in exile."""
    context = frame.context
    cards = [state.objects.get(id) for id in context.registers.get("melding", [])]
    if len(cards) != 2:
        return
    one, other = cards
    if one is None or other is None or one.zone != ZONE_EXILE or other.zone != ZONE_EXILE:
        return
    if one.card.other_face(LAYOUT_MELD) is None:
        one, other = other, one
    pair = one.card.melds_with == other.card.name and other.card.melds_with == one.card.name
    if not pair or one.card.other_face(LAYOUT_MELD) is None:
        return
    event = events.moving(one, ZONE_BATTLEFIELD, source=context.source)
    assert event.entry is not None
    event.entry.controller = context.controller
    event.entry.melded = other.id
    frame.todo.append(storing("melded"))
    events.perform(state, [event])


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    Transform: transform,
    TurnFaceUp: turn_face_up,
    Manifest: manifest,
    Meld: meld,
    MeldExiled: meld_exiled,
}
