"""What replacement and prevention effects make of an event, part by part (614, 615)."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import entities, value
from sim.state.events import Context, Entry, Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.state.objects import ContinuousEffect
from sim.vocab import changes as ch
from sim.vocab import outcomes
from sim.vocab.limits import DamageCantBePrevented
from sim.vocab.terms import (
    EVENT_DAMAGE,
    EVENT_LIFE,
    FIRST_OBJECT,
    NOBODY,
    SHUFFLED,
    TYPE_BATTLE,
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
    ZONE_BATTLEFIELD,
    ZONE_LIBRARY,
)

DAMAGEABLE: Final = TYPE_CREATURE | TYPE_PLANESWALKER | TYPE_BATTLE  # 120.1


def effect_behind(state: GameState, source: int) -> ContinuousEffect | None:
    """The effect of a spell or ability with that negative id; static abilities have none."""
    if source < 0:
        for effect in state.effects:
            if effect.id == -source:
                return effect
    return None


def change_event(
    state: GameState,
    event: Event,
    change: ch.EventChange,
    context: Context,
    shield: ContinuousEffect | None,
    together: list[Event],
) -> int:
    """Change the event as one part of a replacement effect says; how much it prevented.

    ``shield`` is the effect of a spell or ability that it belongs to, if it is no static ability's;
    ``together`` are events that happen at the same time and have been settled already.
    """
    entry = event.entry
    if isinstance(change, ch.EntersTapped):
        assert entry is not None
        entry.tapped = True
    elif isinstance(change, ch.EntersWithCounters):
        assert entry is not None
        number = value(state, change.count, context)
        entry.counters[change.kind] = entry.counters.get(change.kind, 0) + number
    elif isinstance(change, ch.GoesTo):
        event.to_zone = change.zone
        if change.zone == ZONE_BATTLEFIELD and event.entry is None:
            event.entry = Entry(event.player)
        if change.shuffled:
            event.word = SHUFFLED
        if change.zone not in (ZONE_BATTLEFIELD, ZONE_LIBRARY):
            event.entry = None
    elif isinstance(change, ch.Multiplies):
        event.amount *= change.factor
        event.units = event.units * change.factor
    elif isinstance(change, ch.Adds):
        event.amount = max(0, event.amount + value(state, change.amount, context))
    elif isinstance(change, ch.Prevents):
        return _prevent(state, event, change, context, shield)
    elif isinstance(change, outcomes.LifeStaysAt):
        life = state.players[event.player].life
        for other in together:
            if other.kind == EVENT_LIFE and other.player == event.player:
                life += other.amount
        event.amount = max(event.amount, min(0, change.minimum - life))
    elif isinstance(change, ch.Redirects):
        _redirect(state, event, entities(state, change.to, context))
    else:
        raise NotImplementedError(type(change).__name__)
    return 0


def _redirect(state: GameState, event: Event, recipients: list[int]) -> None:
    """614.9: to a player, or to what can be dealt damage on the battlefield; else to no avail."""
    for one in recipients[:1]:
        obj = state.objects.get(one)
        if one < FIRST_OBJECT:
            event.object = event.player = one
        elif obj is not None and obj.zone == ZONE_BATTLEFIELD and obj.chars.types & DAMAGEABLE:
            event.object, event.player = one, NOBODY


def _prevent(
    state: GameState,
    event: Event,
    change: ch.Prevents,
    context: Context,
    effect: ContinuousEffect | None,
) -> int:
    """615.1; a shield for a number of points is used up point by point (615.7)."""
    if event.kind != EVENT_DAMAGE or DamageCantBePrevented in state.rules:
        return 0  # 615.12: the effect applies, but prevents nothing and isn't used up
    amount = event.amount if change.amount == -1 else value(state, change.amount, context)
    if effect is not None and effect.uses >= 0:
        amount = min(effect.uses, event.amount)
        effect.uses -= amount
        if effect.uses == 0:
            state.effects.remove(effect)
            state.dirty = True
    amount = max(0, min(amount, event.amount))
    event.amount -= amount
    return amount


def after_preventing(
    context: Context, event: Event, prevented: int, change: ch.Prevents
) -> EffectFrame:
    """615.5: what a prevention effect does besides, which may ask how much was prevented."""
    own = context.clone()
    own.event = event.clone()
    own.event.amount = prevented
    return EffectFrame(own, change.then)
