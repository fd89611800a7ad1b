"""The atoms of the game: each mutates the state and lets triggers see the event.

Nothing else in the project may change life, damage, counters, zones, tapped status, mana or
attachments. :func:`perform` takes events that happen at once, sends them through the
replacement pipeline, and carries them out. It may push a frame to ask a player, so calling
it is the last thing that a program does before it returns.
"""

from __future__ import annotations

from typing import Final

from sim.rules import applying, damaging, hidden, layers, triggers, zones
from sim.rules.attaching import unbestow
from sim.rules.entering import kept_out, may_draw, may_get_counters, may_have_counters
from sim.rules.evaluate import player_has_rule
from sim.rules.event_data import DREW
from sim.rules.event_data import adding_mana as adding_mana
from sim.rules.event_data import attaching as attaching
from sim.rules.event_data import counters as counters
from sim.rules.event_data import creating as creating
from sim.rules.event_data import damage as damage
from sim.rules.event_data import drawing as drawing
from sim.rules.event_data import life as life
from sim.rules.event_data import losing as losing
from sim.rules.event_data import moving as moving
from sim.rules.event_data import tapping as tapping
from sim.rules.event_data import transforming as transforming
from sim.rules.event_data import untapping as untapping
from sim.rules.mana import stamps
from sim.rules.mana.units import SNOW
from sim.state.events import Event
from sim.state.frames import EffectFrame, EventFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab import terms
from sim.vocab.limits import CantEnter, LifeCantChange
from sim.vocab.terms import (
    EVENT_MOVE,
    FIRST_OBJECT,
    NOBODY,
    READS_LIFE,
    READS_MANA,
    READS_TAPPED,
    ZONE_BATTLEFIELD,
    ZONE_HAND,
    ZONE_NONE,
)

NOTHING: Final[list[Event]] = []
"""What has been performed is replaced as a whole, so nothing at all can be shared."""

# --- performing them ---------------------------------------------------------------------


def perform(state: GameState, events: list[Event]) -> None:
    """Let the events happen at once; what did is in ``state.performed`` afterwards."""
    if len(events) == 1:
        perform_one(state, events[0])
        return
    state.performed = []
    if state.frames:
        frame = state.frames[-1]
        if isinstance(frame, EffectFrame) and frame.context.applied:
            for event in events:
                event.applied = frame.context.applied  # 614.5: once, for what replaces it too
    _perform(state, events)


def perform_one(state: GameState, event: Event) -> None:
    """Let a single event happen; most of them do without the lists that several take."""
    if state.frames:
        frame = state.frames[-1]
        if isinstance(frame, EffectFrame) and frame.context.applied:
            event.applied = frame.context.applied
    state.performed = NOTHING
    if applying.is_replaceable(state, event):
        state.frames.append(EventFrame([event]))
    else:
        happen_alone(state, event)


def happen_alone(state: GameState, event: Event) -> None:
    """Carry out a single event to which no further replacement effect applies."""
    if event.from_zone == ZONE_BATTLEFIELD or _may_be_followed(event.kind):
        happen(state, [event])
    elif _carry_out_alone(state, event):
        state.performed = [*state.performed, event] if state.performed else [event]
        if state.dirty:
            layers.refresh(state)
        if state.triggers or state.effects:
            _notice(state, event, [])
        if event.word == terms.SHUFFLED:
            _shuffle(state, event)


def untap(state: GameState, permanents: list[GameObject]) -> None:
    """The tapped permanents untap at once (502.3)."""
    happening: list[Event] = []
    alone = not state.replacements or terms.EVENT_UNTAP not in state.replacements
    alone = alone and not triggers.watched(state, terms.EVENT_UNTAP)
    for obj in permanents:
        alone = alone and not obj.counters
        happening.append(untapping(obj))
    if not alone:
        perform(state, happening)
        return
    for obj in permanents:
        _turn_upright(state, obj)
    state.performed = happening
    if state.dirty:
        layers.refresh(state)


def _perform(state: GameState, events: list[Event]) -> None:
    for event in events:
        if applying.is_replaceable(state, event):
            state.frames.append(EventFrame(events))
            return
    happen(state, events)


def happen(state: GameState, events: list[Event]) -> None:
    """Carry out events to which no further replacement effect applies, and notice triggers."""
    together: list[tuple[int, int]] = []
    for event in events:
        if (
            event.from_zone == ZONE_BATTLEFIELD
            and (state.triggers or state.effects)
            and event.object in state.objects
        ):
            triggers.notice(state, event, together)  # leaves-the-battlefield abilities look back
    done: list[Event] = []
    follow: list[Event] = []
    for event in events:
        if _carry_out(state, event, follow):
            done.append(event)
    state.performed = state.performed + done if state.performed else done
    if done:
        if state.dirty:
            layers.refresh(state)
        if state.triggers or state.effects:
            for event in done:
                _notice(state, event, together)
    for event in done:
        if event.word == terms.SHUFFLED:  # once all of them have moved
            _shuffle(state, event)
    if follow:
        _perform(state, follow)


def _notice(state: GameState, event: Event, together: list[tuple[int, int]]) -> None:
    """Let triggers see what has happened."""
    if event.from_zone == ZONE_BATTLEFIELD:
        triggers.notice(state, event, together, arrived=True)
    else:
        triggers.notice(state, event, together)
        if event.to_zone == ZONE_BATTLEFIELD:
            _entered_with_counters(state, event)


def _shuffle(state: GameState, event: Event) -> None:
    """The library into which a card has moved to be shuffled is."""
    hidden.shuffle(state, state.departed[event.object].owner)
    if state.dirty:
        layers.refresh(state)


def _entered_with_counters(state: GameState, event: Event) -> None:
    """122.6a: a permanent that enters with counters has them put on it."""
    entered = state.objects.get(event.moved)
    if entered is not None and entered.counters and terms.EVENT_COUNTERS in state.triggers:
        for kind, number in entered.counters.items():
            triggers.notice(state, counters(entered.id, kind, number))


def emit(state: GameState, event: Event) -> None:
    """Something that nothing can replace has happened: triggers see it."""
    if state.dirty:
        layers.refresh(state)
    triggers.notice(state, event)


def remove_damage(state: GameState, obj: GameObject) -> None:
    """Damage marked on the permanent is removed (120.6, 514.2, 701.15a); nothing sees that."""
    if obj.damage or obj.deathtouched:
        obj.damage = 0
        obj.deathtouched = False
        state.stamp += 1


# --- the atoms ---------------------------------------------------------------------------


def _may_be_followed(kind: int) -> bool:
    """Whether carrying out such an event may lead to others."""
    return kind == terms.EVENT_DAMAGE or kind == terms.EVENT_UNTAP or kind == terms.EVENT_CREATE


def _carry_out(state: GameState, event: Event, follow: list[Event]) -> bool:
    """Carry out an event; whether anything happened. What follows from it joins the list."""
    kind = event.kind
    if kind == terms.EVENT_UNTAP:
        return _untap(state, event, follow)
    if kind == terms.EVENT_DAMAGE:
        return damaging.deal(state, event, follow)
    if kind == terms.EVENT_CREATE:
        return _create(state, event, follow)
    return _carry_out_alone(state, event)


def _carry_out_alone(state: GameState, event: Event) -> bool:
    """Carry out an event that nothing follows. What is in no atom is only seen."""
    kind = event.kind
    if kind == EVENT_MOVE:
        if event.to_zone == ZONE_BATTLEFIELD and CantEnter in state.rules:
            if kept_out(state, event):
                return False
        return zones.move(state, event)
    if kind == terms.EVENT_TAP:
        return _tap(state, event)
    if kind == terms.EVENT_MANA:
        return _mana(state, event)
    if kind == terms.EVENT_DRAW:
        return _draw(state, event)
    if kind == terms.EVENT_LIFE:
        return _life(state, event)
    if kind == terms.EVENT_COUNTERS:
        return _counters(state, event)
    if kind == terms.EVENT_ATTACH:
        return _attach(state, event)
    if kind == terms.EVENT_TRANSFORM:
        return zones.transform(state, event)
    if kind == terms.EVENT_LOSE:
        return _lose(state, event)
    return True


def _draw(state: GameState, event: Event) -> bool:
    """121.2; 704.5b: drawing from an empty library is lost at the next check."""
    player = state.players[event.player]
    if not may_draw(state, event.player):
        return False
    if not player.library:
        player.unable_to_draw = True
        state.stirred = True
        state.stamp += 1
        return False
    top = player.library[0]
    event.object = top.id
    event.moved = hidden.put_away(state, top, ZONE_HAND).id
    player.drawn_this_turn += 1
    if state.step == terms.STEP_DRAW:
        state.once[(event.player, DREW)] = 1
    event.amount = player.drawn_this_turn
    return True


def _life(state: GameState, event: Event) -> bool:
    amount = event.amount
    if amount == 0:
        return False
    if player_has_rule(state, LifeCantChange, event.player):
        return False
    player = state.players[event.player]
    if amount > 0:
        if player_has_rule(state, rule.CantGainLife, event.player):
            return False
        player.life_gained += amount
    else:
        player.life_lost -= amount
    player.life += amount
    state.stirred = True
    state.touch(READS_LIFE)
    return True


def _counters(state: GameState, event: Event) -> bool:
    kind = event.word
    if event.object < FIRST_OBJECT:
        player = state.players[event.object]
        if event.amount > 0 and not may_get_counters(state, event.object, kind):
            return False
        present = player.counters.get(kind, 0)
        event.amount = max(event.amount, -present)
        player.counters = {**player.counters, kind: present + event.amount}
        state.stirred = True
        state.touch(READS_LIFE)
        return event.amount != 0
    obj = state.objects.get(event.object)
    if obj is None:
        return False
    present = obj.counters.get(kind, 0)
    event.amount = max(event.amount, -present)
    if event.amount == 0 or (event.amount > 0 and not may_have_counters(state, obj, kind)):
        return False
    if obj.zone != ZONE_BATTLEFIELD:
        obj = zones.own_copy(state, obj)
    updated = {**obj.counters, kind: present + event.amount}
    if updated[kind] == 0:
        del updated[kind]
    obj.counters = updated
    if event.amount > 0 and kind in terms.KEYWORD_NAMES:  # 613.7c
        state.counter_times = {**state.counter_times, (obj.id, kind): state.new_timestamp()}
    state.touch()
    state.dirty = True
    return True


def _tap(state: GameState, event: Event) -> bool:
    obj = state.objects.get(event.object)
    if obj is None or obj.tapped or obj.zone != ZONE_BATTLEFIELD:
        return False
    tap(state, obj)
    return True


def tap(state: GameState, obj: GameObject) -> None:
    """The permanent becomes tapped, where nothing can see or replace that."""
    obj.tapped = True
    stamps.note_source(state, obj)
    state.touch(READS_TAPPED)


def _untap(state: GameState, event: Event, follow: list[Event]) -> bool:
    obj = state.objects.get(event.object)
    if obj is None or not obj.tapped or obj.zone != ZONE_BATTLEFIELD:
        return False
    if "stun" in obj.counters:  # 122.1d of later rules: a stun counter is removed instead
        follow.append(counters(obj.id, "stun", -1))
        return False
    _turn_upright(state, obj)
    return True


def _turn_upright(state: GameState, obj: GameObject) -> None:
    obj.tapped = False
    stamps.note_source(state, obj)
    state.touch(READS_TAPPED)


def _create(state: GameState, event: Event, follow: list[Event]) -> bool:
    assert event.card is not None and event.entry is not None
    for _ in range(event.amount):
        token = Event(EVENT_MOVE, NOBODY, event.player, event.source)
        token.card = event.card
        token.from_zone = ZONE_NONE
        token.to_zone = ZONE_BATTLEFIELD
        token.entry = event.entry.clone()
        follow.append(token)
    return event.amount > 0


def _mana(state: GameState, event: Event) -> bool:
    if not event.units:
        return False
    source = state.find(event.source)
    if source is not None and source.chars.supertypes & terms.SUPERTYPE_SNOW:
        event.units = tuple(unit | SNOW for unit in event.units)  # 106.3, 107.4h
    state.players[event.player].pool.extend(event.units)
    state.touch(READS_MANA)
    return True


def _attach(state: GameState, event: Event) -> bool:
    """701.3: it becomes attached and gets a new timestamp (613.7e)."""
    obj = state.objects.get(event.object)
    if obj is None or obj.attached_to == event.source:
        return False
    if event.source == NOBODY and obj.definition.varied:
        unbestow(state, obj)
    obj.attached_to = event.source
    obj.timestamp = state.new_timestamp()
    state.touch()
    state.dirty = True
    return True


def _lose(state: GameState, event: Event) -> bool:
    player = state.players[event.player]
    if player.lost or player_has_rule(state, rule.CantLose, event.player):
        return False
    player.lost = event.word
    state.stirred = True
    state.touch(READS_LIFE)
    return True
