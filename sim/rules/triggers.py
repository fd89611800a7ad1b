"""Triggered abilities (603): noticing events by index, and waiting to be put on the stack."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import context_of, holds, matches, objects
from sim.rules.mana import stamps
from sim.rules.matching import chapters_reached, may_move_so, occurs
from sim.state.events import Context, Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import ContinuousEffect, GameObject, WaitingTrigger
from sim.vocab.abilities import Triggered, produces_mana, triggers_on_mana
from sim.vocab.continuous import UNTIL_SELF_LEAVES
from sim.vocab.patterns import (
    ChapterReached,
    DealsDamage,
    Either,
    IsDealtDamage,
    LosesControl,
    Moves,
    StateIs,
)
from sim.vocab.programs import Mode
from sim.vocab.record import Effect, Pattern
from sim.vocab.references import BATCH
from sim.vocab.terms import EVENT_DAMAGE, EVENT_STATE, NOBODY, ZONE_BATTLEFIELD
from sim.vocab.triggering import DoesntTrigger, TriggersMore

NONE: Final[list[tuple[int, int, Triggered]]] = []


def notice(
    state: GameState,
    event: Event,
    together: list[tuple[int, int]] | None = None,
    arrived: bool = False,
) -> None:
    """Let every triggered ability that is in force see the event (603.2).

    ``together`` are the abilities on "one or more" events that have triggered on one of those
    that happen at the same time (603.2c), each as often as it has. What leaves the battlefield
    is seen before it does so by the abilities that look back, and once it has ``arrived`` by
    those about cards put somewhere "from anywhere" (603.6c).
    """
    left = event.from_zone == ZONE_BATTLEFIELD
    for source, number, ability in state.triggers.get(event.kind, NONE):
        pattern = ability.pattern
        if isinstance(pattern, Moves) and not may_move_so(pattern, event, source):
            continue  # before anything is made to look closer
        if left and _from_anywhere(pattern) != arrived:
            continue
        obj = state.find(source)
        if obj is None:
            continue
        context = context_of(obj)
        if obj.x and event.moved == source and event.to_zone == ZONE_BATTLEFIELD:
            context.x = obj.x  # 107.3m
        context.event = event
        if occurs(state, ability.pattern, event, context) and holds(
            state, ability.condition, context
        ):
            if event.kind == EVENT_DAMAGE:
                whole = _all_dealt(state, ability.pattern, event, context)
                if whole is None:
                    continue
                context.event = whole
            times = 1
            if isinstance(ability.pattern, ChapterReached):  # 715.2c: each is an ability
                times = chapters_reached(state, ability.pattern, event)
            if DoesntTrigger in state.rules and _silent(state, event, obj):
                continue
            if ability.once_each_turn:
                if (source, number) in state.once:
                    if ability.batch and together and (source, number) in together:
                        _also(state, source, ability, event, together.count((source, number)))
                    continue
                state.once[(source, number)] = 1
            elif TriggersMore in state.rules:
                times += _more(state, event, obj)
            if ability.batch and together is not None:
                if (source, number) in together:
                    _also(state, source, ability, event, together.count((source, number)))
                times -= together.count((source, number))
                together += [(source, number)] * times
                context.registers[BATCH] = [event.object]
            for _ in range(times):
                trigger(state, ability, context if times == 1 else context.clone())
    if arrived or not _awaited(state, event.kind):
        return
    for effect in state.effects[:]:
        if effect.pattern is not None and event.kind in effect.pattern.kinds:
            _notice_delayed(state, effect, event)


def _from_anywhere(pattern: Pattern) -> bool:
    """603.6c: about what is put into a zone from anywhere, so it never looks back in time."""
    if isinstance(pattern, Either):
        return all(_from_anywhere(part) for part in pattern.parts)
    return (
        isinstance(pattern, Moves)
        and pattern.from_zone == NOBODY
        and pattern.to_zone not in (NOBODY, ZONE_BATTLEFIELD)
    )


def _more(state: GameState, event: Event, source: GameObject) -> int:
    """603.2d: how many additional times the event makes an ability of the source trigger."""
    times = 0
    for rule, context in state.rules[TriggersMore]:
        assert isinstance(rule, TriggersMore)
        if source.zone == ZONE_BATTLEFIELD and _is_of(state, rule.event, event, context):
            if matches(state, rule.filter, source, context):
                times += 1
    return times


def _silent(state: GameState, event: Event, source: GameObject | None) -> bool:
    """Whether the event doesn't cause abilities of the source to trigger."""
    for rule, context in state.rules[DoesntTrigger]:
        assert isinstance(rule, DoesntTrigger)
        if _is_of(state, rule.event, event, context):
            if rule.filter is None:
                return True
            if source is not None and source.zone == ZONE_BATTLEFIELD:
                if matches(state, rule.filter, source, context):
                    return True
    return False


def _is_of(state: GameState, pattern: Pattern, event: Event, context: Context) -> bool:
    return event.kind in pattern.kinds and occurs(state, pattern, event, context)


def _all_dealt(state: GameState, pattern: Pattern, event: Event, context: Context) -> Event | None:
    """The damage at which the ability triggers once (603.2c), None if another event stands for it.

    What is dealt damage by several sources at the same time is so once, by all of it; and a
    source that deals damage to several, where the ability doesn't ask to which, deals it once.
    """
    to_one = isinstance(pattern, IsDealtDamage)
    from_one = isinstance(pattern, DealsDamage) and pattern.to is None and pattern.players is None
    if not (to_one or from_one):
        return event
    same: list[Event] = []
    for one in state.performed:
        alike = one.object == event.object if to_one else one.source == event.source
        if one.kind == EVENT_DAMAGE and alike and occurs(state, pattern, one, context):
            same.append(one)
    if len(same) < 2:
        return event
    if same[0] is not event:
        return None
    whole = event.clone()
    whole.amount = sum(one.amount for one in same)
    return whole


def _also(state: GameState, source: int, ability: Triggered, event: Event, times: int) -> None:
    """One more of the objects of "one or more", of which what has just triggered can speak."""
    for waiting in reversed(state.waiting):
        if times and waiting.ability is ability and waiting.context.source == source:
            times -= 1
            those = waiting.context.registers[BATCH]
            if event.object not in those:
                waiting.context.registers[BATCH] = [*those, event.object]


def watched(state: GameState, kind: int) -> bool:
    """Whether an ability, also a delayed one, waits for such an event."""
    if state.triggers and kind in state.triggers:
        return True
    return _awaited(state, kind)


def _awaited(state: GameState, kind: int) -> bool:
    """Whether a delayed triggered ability waits for such an event."""
    for effect in state.effects:
        if effect.pattern is not None and kind in effect.pattern.kinds:
            return True
    return False


def is_mana(pattern: Pattern, effects: tuple[Effect, ...]) -> bool:
    """Whether a delayed triggered ability is a mana ability (605.1b); it has no targets."""
    return triggers_on_mana(pattern) and produces_mana((Mode(effects),))


def notice_states(state: GameState) -> None:
    """603.8: a state trigger waits until it has left the stack before it triggers again."""
    for source, _, ability in state.triggers.get(EVENT_STATE, ()):
        obj = state.objects.get(source)
        assert isinstance(ability.pattern, StateIs)
        if obj is None or _pending(state, source, ability):
            continue
        context = context_of(obj)
        if holds(state, ability.pattern.condition, context) and holds(
            state, ability.condition, context
        ):
            trigger(state, ability, context)
    for effect in state.effects[:]:
        if isinstance(effect.pattern, LosesControl) and not _controls(state, effect):
            state.effects.remove(effect)
            delayed = Triggered(effect.pattern, (Mode(effect.effects),))
            trigger(state, delayed, effect.context.clone())


def _controls(state: GameState, effect: ContinuousEffect) -> bool:
    """Whether the controller of the delayed trigger still controls what it watches."""
    assert isinstance(effect.pattern, LosesControl)
    for obj in objects(state, effect.pattern.what, effect.context):
        if obj.zone == ZONE_BATTLEFIELD and obj.controller == effect.context.controller:
            return True
    return False


def _pending(state: GameState, source: int, ability: Triggered) -> bool:
    for waiting in state.waiting:
        if waiting.context.source == source and waiting.ability == ability:
            return True
    for on_stack in state.stack:
        if on_stack.ability == ability and on_stack.context is not None:
            if on_stack.context.source == source:
                return True
    return False


def _notice_delayed(state: GameState, effect: ContinuousEffect, event: Event) -> None:
    """A delayed triggered ability triggers once unless it lasts (603.7b)."""
    assert effect.pattern is not None
    context = effect.context.clone()
    context.event = event
    if not occurs(state, effect.pattern, event, context):
        return
    if event.kind == EVENT_DAMAGE:
        context.event = _all_dealt(state, effect.pattern, event, context)
        if context.event is None:
            return
    if DoesntTrigger in state.rules and _silent(state, event, state.find(context.source)):
        return
    if effect.uses == 1:
        state.effects.remove(effect)
        stamps.note_delayed(state, effect.pattern)
    if effect.duration == UNTIL_SELF_LEAVES.name:
        state.frames.append(EffectFrame(context, effect.effects))  # 610.3: not a trigger
        return
    mana = is_mana(effect.pattern, effect.effects)
    trigger(state, Triggered(effect.pattern, (Mode(effect.effects),), is_mana=mana), context)


def trigger(state: GameState, ability: Triggered, context: Context) -> None:
    """The ability triggers; a mana ability resolves at once (605.4a), others wait (603.3)."""
    if ability.is_mana:
        state.frames.append(EffectFrame(context, ability.modes[0].effects))
        return
    source = state.find(context.source)
    assert source is not None
    state.waiting.append(WaitingTrigger(ability, source.card, context))
    state.stamp += 1
