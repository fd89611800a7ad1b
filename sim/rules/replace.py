"""Replacement and prevention effects (614-616): one pipeline that every event passes."""

from __future__ import annotations

from typing import Final

from sim.rules import changing, entering, events
from sim.rules.asking import ask, take
from sim.rules.changing import effect_behind
from sim.rules.effects.steps import Performed
from sim.rules.entering import enters, impossible
from sim.rules.evaluate import (
    candidates,
    context_of,
    holds,
)
from sim.rules.event_data import EXILER
from sim.rules.likeness import unlike
from sim.rules.mana import becoming
from sim.rules.mana.units import each_type, type_of_word, type_word
from sim.rules.matching import occurs
from sim.rules.naming import word_options
from sim.rules.protection import protects
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
from sim.state.events import EXILES_FROM_GRAVEYARD, Context, Event
from sim.state.frames import EffectFrame, EventFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import changes as ch
from sim.vocab import outcomes
from sim.vocab.abilities import Replacement
from sim.vocab.continuous import FOREVER, has
from sim.vocab.effects import Change
from sim.vocab.patterns import THIS, IsDealtDamage, Moves
from sim.vocab.references import MOVED_CARD
from sim.vocab.terms import (
    EVENT_DAMAGE,
    EVENT_MANA,
    FIRST_OBJECT,
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_STACK,
)

SCAN: Final = 0
ORDERED: Final = 1
ACCEPTED: Final = 2
NAMED: Final = 3
COPIED: Final = 4
HOSTED: Final = 5
TYPED: Final = 6

NONE: Final[list[tuple[int, int, Replacement]]] = []
Applicable = tuple[int, int, Replacement, Context]
LEAVING_STACK: Final = 2000  # the number of what is no ability of its source
EXILED_INSTEAD: Final = Replacement(
    Moves(THIS, ZONE_STACK, ZONE_GRAVEYARD), (ch.GoesTo(ZONE_EXILE),), None, 1 << ZONE_STACK
)
PROTECTING: Final = 2001
PROTECTED: Final = Replacement(IsDealtDamage(THIS), (ch.Prevents(),))


def is_replaceable(state: GameState, event: Event) -> bool:
    """Whether any replacement effect applies to the event now; quick where none can."""
    if not enters(event):
        if not state.replacements or event.kind not in state.replacements:
            return False
        return bool(applicable(state, event))
    if not state.replacements and not state.rules:
        # Only the card itself can have a say: how it enters, or that it needs something to enchant.
        definition = entering.definition_of(state, event)
        if definition is None or not (definition.watchful or "Aura" in definition.subtypes):
            return False
    return bool(applicable(state, event)) or (
        (entering.counts(state, event) or entering.needs_host(state, event))
        and not impossible(state, event)
    )


def applicable(state: GameState, event: Event) -> list[Applicable]:
    """The replacement effects that apply to the event and have not been applied to it (614.5)."""
    found: list[Applicable] = []
    if impossible(state, event):
        return found
    others = state.replacements.get(event.kind, NONE) if state.replacements else NONE
    if others and enters(event):
        event.entering = entering.as_entering(state, event)
    for source, number, ability in others:
        if (source, number) in event.applied:
            continue
        context = _context(state, source)
        context.event = event
        if occurs(state, ability.pattern, event, context) and holds(
            state, ability.condition, context
        ):
            found.append((source, number, ability, context))
    if found and event.kind == EVENT_DAMAGE:
        found += _protection(state, event)
    if event.from_zone == ZONE_STACK and event.to_zone == ZONE_GRAVEYARD:
        found += _exiled_instead(state, event)
    if enters(event):
        event.entering = None
        found += _own_entry(state, event)
        copies = [one for one in found if isinstance(one[2].changes[0], ch.EntersAsCopy)]
        if copies:
            return copies  # 616.1c: becoming a copy comes before everything else
    return found


def _exiled_instead(state: GameState, event: Event) -> list[Applicable]:
    """614.1a: what let a spell be cast exiles it, unless its controller prefers buyback (616.1)."""
    spell = state.find(event.object)
    if spell is None or spell.context is None or spell.context.exiles != EXILES_FROM_GRAVEYARD:
        return []
    source = spell.context.registers.get(EXILER, [spell.id])[0]
    return [(source, LEAVING_STACK, EXILED_INSTEAD, context_of(spell))]


def _protection(state: GameState, event: Event) -> list[Applicable]:
    """702.16e: protection prevents damage; where nothing else applies, as it is dealt."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone != ZONE_BATTLEFIELD or (obj.id, PROTECTING) in event.applied:
        return []
    if not protects(state, obj, state.find(event.source)):
        return []
    return [(obj.id, PROTECTING, PROTECTED, context_of(obj))]


def _context(state: GameState, source: int) -> Context:
    if source < 0:
        effect = effect_behind(state, source)
        return effect.context.clone() if effect is not None else Context(NOBODY, 0)
    obj = state.find(source)
    assert obj is not None
    return context_of(obj)


def _own_entry(state: GameState, event: Event) -> list[Applicable]:
    """614.12: what the entering object itself says about how it enters."""
    assert event.entry is not None
    definition = entering.definition_of(state, event)
    if definition is None or not definition.watchful:
        return []
    found: list[Applicable] = []
    obj: GameObject | None = None
    for number, ability in enumerate(definition.abilities):
        if not isinstance(ability, Replacement) or not isinstance(ability.pattern, Moves):
            continue
        if ability.pattern.to_zone != ZONE_BATTLEFIELD or ability.pattern.filter != THIS:
            continue
        key = (event.object, number if event.entry.copy is None else number + 1000)
        if key in event.applied:
            continue
        if obj is None:
            obj = entering.as_entering(state, event)
            assert obj is not None
        if ability not in obj.chars.abilities:
            continue  # 614.12: it will have lost the ability
        context = context_of(obj)
        context.x = obj.x  # 107.3m
        context.event = event
        if holds(state, ability.condition, context):
            found.append((key[0], key[1], ability, context))
    return found


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
        found = applicable(state, event)
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
    for one in applicable(state, frame.events[frame.index]):
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
