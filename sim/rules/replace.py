"""Replacement and prevention effects (614-616): one pipeline that every event passes."""

from __future__ import annotations

from typing import Final

from sim.rules import applying, changing, entering, events
from sim.rules.applying import Applicable
from sim.rules.asking import ask, take
from sim.rules.changing import effect_behind
from sim.rules.effects.steps import Performed
from sim.rules.entering import enters, impossible
from sim.rules.evaluate import (
    candidates,
)
from sim.rules.likeness import unlike
from sim.rules.mana import becoming
from sim.rules.mana.units import each_type, type_of_word, type_word
from sim.rules.naming import word_options
from sim.state.decision import (
    ASK_OBJECT,
    ASK_REPLACEMENT,
    ASK_WORD,
    ASK_YES_NO,
    DO_DONE,
    DO_NUMBER,
    DO_PICK,
    DO_WORD,
    DO_YES,
    DONE,
    NO,
    YES,
    Option,
)
from sim.state.events import Context, Event
from sim.state.frames import EffectFrame, EventFrame, take_off
from sim.state.game_state import GameState
from sim.vocab import changes as ch
from sim.vocab import outcomes
from sim.vocab.continuous import FOREVER, has
from sim.vocab.effects import Change
from sim.vocab.references import MOVED_CARD
from sim.vocab.terms import (
    EVENT_MANA,
    FIRST_OBJECT,
    NOBODY,
    ZONE_BATTLEFIELD,
)

SCAN: Final = 0
ORDERED: Final = 1
ACCEPTED: Final = 2
NAMED: Final = 3
COPIED: Final = 4
HOSTED: Final = 5
TYPED: Final = 6


def affected_player(state: GameState, event: Event) -> int:
    """The player who chooses among replacement effects (616.1)."""
    if enters(event):
        return entering.controller_of(state, event)
    if event.object >= FIRST_OBJECT:
        obj = event.entering or state.find(event.object)
        if obj is not None:
            return obj.controller
    return event.player if event.player != NOBODY else state.active


def program(state: GameState, frame: EventFrame) -> None:
    """Apply replacement effects to one event after the other, then let them happen."""
    if frame.position == SCAN:
        _scan(state, frame)
    elif frame.position == ORDERED:
        answer = take(frame)
        if answer.verb == DO_DONE:
            _used(frame)  # none of them
        else:
            frame.options = [frame.options[answer.number]]
            _apply(state, frame)
    elif frame.position == ACCEPTED:
        if take(frame).verb == DO_YES:
            _apply(state, frame)
        else:
            _used(frame)
    elif frame.position == NAMED:
        entry = frame.events[frame.index].entry
        assert entry is not None
        entry.chosen = take(frame).word
        _used(frame)
    elif frame.position == TYPED:
        change = _current(state, frame)[2].changes[0]
        assert isinstance(change, ch.ManaBecomes)
        becoming.become(frame.events[frame.index], change, type_of_word(take(frame).word))
        _used(frame)
    elif frame.position == HOSTED:
        entry = frame.events[frame.index].entry
        assert entry is not None
        entry.attached_to = take(frame).object
        frame.position = SCAN
    else:
        _copied(state, frame)


def _scan(state: GameState, frame: EventFrame) -> None:
    while frame.index < len(frame.events):
        event = frame.events[frame.index]
        found = applying.applicable(state, event)
        if not found:
            if enters(event) and not impossible(state, event):
                if entering.needs_host(state, event):
                    if _find_host(state, frame, event):
                        return
                    continue
                if entering.counts(state, event):
                    frame.events += entering.count(state, event, frame.index)
            elif event.entering is not None and impossible(state, event):
                event.amount = 0
            frame.index += 1
            continue
        if event.kind == EVENT_MANA and len(found) > 1:
            found = becoming.settled(state, event, found)
        frame.options = [(source, number) for source, number, _, _ in found]
        if len(found) == 1 or all(one[2] == found[0][2] for one in found):
            frame.options = frame.options[:1]
            _consider(state, frame)
            return
        frame.position = ORDERED
        options = [
            Option(DO_NUMBER, source, number=index) for index, (source, _, _, _) in enumerate(found)
        ]
        if all(one[2].optional for one in found):
            options.insert(0, DONE)
        ask(state, frame, ASK_REPLACEMENT, affected_player(state, event), options)
        return
    take_off(state.frames, frame)
    happening = [event for event in entering.counted(frame.events) if event.kind != NOBODY]
    state.frames.extend(frame.instead)
    events.happen(state, happening)
    if frame.instead:
        # Whoever asked for the events finds what really happened, after the replacements.
        frame.instead[0].todo.insert(0, Performed(tuple(state.performed)))


def _find_host(state: GameState, frame: EventFrame, event: Event) -> bool:
    """303.4f: the player under whose control an Aura enters chooses; whether it was asked."""
    found = entering.hosts(state, event)
    if not found:
        entering.without_host(state, event)
        return False
    frame.position = HOSTED
    options = [Option(DO_PICK, one) for one in found]
    player = entering.controller_of(state, event)
    ask(state, frame, ASK_OBJECT, player, options, event.object, "enchant")
    return True


def _current(state: GameState, frame: EventFrame) -> Applicable:
    key = frame.options[0]
    for one in applying.applicable(state, frame.events[frame.index]):
        if (one[0], one[1]) == key:
            return one
    raise LookupError("the replacement effect that was chosen no longer applies")


def _consider(state: GameState, frame: EventFrame) -> None:
    _, _, ability, context = _current(state, frame)
    if ability.optional:
        frame.position = ACCEPTED
        player = affected_player(state, frame.events[frame.index])
        ask(state, frame, ASK_YES_NO, player, [NO, YES], context.source, "replace")
        return
    _apply(state, frame)


def _used(frame: EventFrame) -> None:
    """Each effect applies once to an event (614.5); look for the next."""
    event = frame.events[frame.index]
    event.applied = (*event.applied, *frame.options)
    frame.position = SCAN


def _apply(state: GameState, frame: EventFrame) -> None:
    source, _, ability, context = _current(state, frame)
    event = frame.events[frame.index]
    for change in ability.changes:
        if isinstance(change, ch.EntersChoosing):
            frame.position = NAMED
            player = context.controller
            options = word_options(state, change.kind, change.other_than)
            ask(state, frame, ASK_WORD, player, options, context.source, change.kind)
            return
        if isinstance(change, ch.EntersAsCopy):
            _ask_copy(state, frame, change, context)
            return
        if isinstance(change, ch.ManaBecomes):
            if _ask_type(state, frame, change, context):
                return
            continue
        if isinstance(change, ch.Instead):
            program = EffectFrame(context, change.effects)
            context.applied = (*event.applied, frame.options[0])
            frame.instead.append(program)
            event.kind = NOBODY
        elif isinstance(change, ch.EntersWithKeywords):
            gained = Change(MOVED_CARD, (has(change.mask),), FOREVER)
            frame.instead.append(EffectFrame(context, (gained,)))
        elif isinstance(change, outcomes.Also):
            frame.instead.append(EffectFrame(context, change.effects))
        elif isinstance(change, outcomes.First):
            entering.before(state, context, change.effects)
        else:
            shield = effect_behind(state, source)
            before = frame.events[: frame.index]
            prevented = changing.change_event(state, event, change, context, shield, before)
            if isinstance(change, ch.Prevents) and change.then and prevented:
                # 615.5: the rest of a prevention effect follows at once.
                frame.instead.append(changing.after_preventing(context, event, prevented, change))
    if source < 0:
        effect = effect_behind(state, source)
        if (
            effect is not None
            and effect.uses == 1
            and not isinstance(ability.changes[0], ch.Prevents)
        ):
            state.effects.remove(effect)
            state.dirty = True
    _used(frame)
    if event.kind == NOBODY:
        frame.index += 1


def _ask_copy(
    state: GameState, frame: EventFrame, change: ch.EntersAsCopy, context: Context
) -> None:
    """707.9: the copy is chosen as the permanent enters."""
    frame.position = COPIED
    found = unlike(state, candidates(state, change.filter, ZONE_BATTLEFIELD, context))
    options = [Option(DO_PICK, obj.id) for obj in found]
    if change.optional or not options:
        options = [DONE, *options]
    ask(state, frame, ASK_OBJECT, context.controller, options, context.source, "copy")


def _ask_type(
    state: GameState, frame: EventFrame, change: ch.ManaBecomes, context: Context
) -> bool:
    """The type that mana becomes, where there is a choice; whether the player was asked."""
    event = frame.events[frame.index]
    mask = becoming.becomes(state, event, change)
    mask = becoming.planned_type(state, event, change, mask, frame.options[0]) or mask
    if mask & (mask - 1) == 0:
        if mask:
            becoming.become(event, change, mask)
        return False
    frame.position = TYPED
    options = [Option(DO_WORD, word=type_word(one)) for one in each_type(mask)]
    player = affected_player(state, event)
    ask(state, frame, ASK_WORD, player, options, context.source, "mana")
    return True


def _copied(state: GameState, frame: EventFrame) -> None:
    answer = take(frame)
    event = frame.events[frame.index]
    entry = event.entry
    assert entry is not None
    change = _current(state, frame)[2].changes[0]
    assert isinstance(change, ch.EntersAsCopy)
    _used(frame)
    if answer.verb == DO_PICK:
        entry.copy = state.objects[answer.object].definition.copiable
        if change.exception is not None:
            entry.copy = entry.copy.variant(change.exception)
        for kind, what in change.counters:
            entering.one_more_if(state, event, kind, what)
