"""Resolving the topmost spell or ability of the stack (608)."""

from __future__ import annotations

from typing import Final

from sim.rules import casting, events, targets, zones
from sim.rules.attaching import is_bestowed, unbestow
from sim.rules.casting import Way
from sim.rules.evaluate import holds
from sim.state.events import Context
from sim.state.frames import EffectFrame, ResolveFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.continuous import FOREVER
from sim.vocab.effects import Move, SetRule
from sim.vocab.faces import LAYOUT_ADVENTURE, LAYOUT_OMEN
from sim.vocab.filters import Is
from sim.vocab.permissions import MayPlay
from sim.vocab.programs import Mode
from sim.vocab.references import SELF, Stored
from sim.vocab.replacing import ShuffleInto
from sim.vocab.terms import (
    CAUSE_COUNTER,
    CAUSE_RESOLVE,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
)

START: Final = 0
FINISH: Final = 1
# 716.3d: exiled as it resolves, to be cast later as the creature, though not as an Adventure.
ON_AN_ADVENTURE: Final = (
    Move(SELF, ZONE_EXILE, store="adventurer"),
    SetRule(MayPlay(Is(Stored("adventurer")), lands=False, front_only=True), FOREVER),
)

# Of later rules: an Omen is shuffled into its owner's library as it resolves.
AN_OMEN: Final = (ShuffleInto(SELF),)


def modes_of(obj: GameObject) -> tuple[Mode, ...]:
    """The modes of what is on the stack, chosen or not."""
    if isinstance(obj.ability, (Activated, Triggered)):
        return obj.ability.modes
    via = obj.via
    for cost in obj.definition.alternative_costs:
        if cost.name == via:
            return casting.modes_of(obj, Way(via, cost))
    return casting.modes_of(obj, casting.FOR_MANA_COST)


def start(state: GameState) -> None:
    """The topmost object of the stack resolves (608.1)."""
    obj = state.stack[-1]
    if obj.ability is None and obj.definition.is_permanent and not state.dirty:
        context = obj.context
        if context is not None and not context.has_targets:
            _enter(state, obj, context)  # with nothing to check, and nothing to ask
            return
    state.frames.append(ResolveFrame(obj.id))


def program(state: GameState, frame: ResolveFrame) -> None:
    """608.2: check it, carry out its instructions, put it where it belongs."""
    obj = state.objects.get(frame.object)
    if frame.position == FINISH or obj is None:
        take_off(state.frames, frame)
        if obj is not None:
            _finish(state, obj)
        return
    frame.position = FINISH
    context = obj.context
    assert context is not None
    if isinstance(obj.ability, Triggered) and not holds(state, obj.ability.condition, context):
        return  # 603.4: the intervening if is checked again
    modes = modes_of(obj)
    working = context.clone()
    if not targets.drop_illegal(state, working, modes, targets.source_of(state, obj)):
        if obj.ability is None and is_bestowed(obj):
            take_off(state.frames, frame)
            unbestow(state, obj)  # 702.103e
            _enter(state, obj, working)
            return
        take_off(state.frames, frame)
        _leave(state, obj, CAUSE_COUNTER)  # 608.2b
        return
    if obj.ability is None and obj.definition.is_permanent:
        take_off(state.frames, frame)
        _enter(state, obj, working)
        return
    _push_modes(state, modes, working)


def _push_modes(state: GameState, modes: tuple[Mode, ...], context: Context) -> None:
    """The chosen modes in printed order, each with its own targets."""
    if len(context.modes) == 1:
        state.frames.append(EffectFrame(context, modes[context.modes[0]].effects))
        return
    programs: list[EffectFrame] = []
    position = 0
    for index in context.modes:
        own = context.clone()
        own.targets = own.targets[position : position + len(modes[index].targets)]
        position += len(modes[index].targets)
        programs.append(EffectFrame(own, modes[index].effects))
    state.frames.extend(reversed(programs))


def _enter(state: GameState, obj: GameObject, context: Context) -> None:
    """608.3: a permanent spell becomes a permanent; an Aura enters attached (303.4)."""
    event = events.moving(obj, ZONE_BATTLEFIELD, CAUSE_RESOLVE)
    entry = event.entry
    assert entry is not None
    entry.controller = obj.controller
    if context.has_targets and context.targets[0]:
        entry.attached_to = context.targets[0][0]
    events.perform_one(state, event)


def _finish(state: GameState, obj: GameObject) -> None:
    _leave(state, obj, CAUSE_RESOLVE)


def _leave(state: GameState, obj: GameObject, cause: int) -> None:
    """608.2n: a spell goes to its owner's graveyard, an ability ceases to exist."""
    if obj.ability is not None:
        zones.remove_from_stack(state, obj)
        return
    if cause == CAUSE_RESOLVE and not obj.is_copy:
        if obj.definition.layout == LAYOUT_ADVENTURE:
            state.frames.append(EffectFrame(Context(obj.id, obj.controller), ON_AN_ADVENTURE))
            return
        if obj.definition.layout == LAYOUT_OMEN:
            state.frames.append(EffectFrame(Context(obj.id, obj.controller), AN_OMEN))
            return
    events.perform_one(state, events.moving(obj, ZONE_GRAVEYARD, cause))
