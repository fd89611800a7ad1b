"""Paying a cost (601.2g-h, 118.2): choices for each part, mana abilities, then the payment."""

from __future__ import annotations

from typing import Final

from sim.rules import events, zones
from sim.rules.asking import ask, take
from sim.rules.evaluate import value
from sim.rules.likeness import unlike
from sim.rules.payment.activate import activate_mana as activate_mana
from sim.rules.payment.activate import context_beneath
from sim.rules.payment.activate import context_of as context_of
from sim.rules.payment.activate import start_mana_ability as start_mana_ability
from sim.rules.payment.by_hand import useful_types as useful_types
from sim.rules.payment.check import (
    MANA,
    MANA_DONE,
    available,
    convoked,
    graveyard_cards,
    paying,
    possible,
    remaining,
    reserved,
    with_option,
)
from sim.rules.payment.parts import (
    PART_REGISTERS,
    PART_WORDS,
    chooses,
    how_many,
    is_self,
    may_exceed,
    missing,
    moves,
    paid_with,
    stays,
    taps_others,
)
from sim.rules.payment.with_mana import at_once, next_for_mana
from sim.state.decision import ASK_COST, DO_DONE, DO_NUMBER, DO_PICK, DONE, Option
from sim.state.events import Context
from sim.state.frames import AnnounceFrame, Frame, PayFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.costs import (
    AddCounters,
    ChangeLoyalty,
    ExileFrom,
    OneOf,
    PayCounters,
    PayLife,
    RemoveCounters,
    RevealHand,
)
from sim.vocab.mana import ManaCost
from sim.vocab.record import Cost
from sim.vocab.terms import CAUSE_COST, NOBODY, TYPE_CREATURE, ZONE_BATTLEFIELD
from sim.vocab.words import CARD

# The positions of the frame; those from MANA up to MANA_DONE belong to payment.with_mana.
PARTS: Final = 0
PART_ASKED: Final = 1
DELVE: Final = 2
DELVE_ASKED: Final = 3
CONVOKE: Final = 4
CONVOKE_ASKED: Final = 5
MOVES: Final = 20
EXILED: Final = ExileFrom(CARD)
"""What is delved is exiled like what pays this."""


def start(
    state: GameState,
    player: int,
    mana: ManaCost,
    parts: list[Cost],
    delve: bool = False,
    convoke: bool = False,
    emerged: int = NOBODY,
) -> None:
    """Let the player pay a cost that can be paid; the frame beneath goes on afterwards.

    Its context has ``done`` true if it was paid. It is false only where mana abilities made
    other mana than could be foreseen: what was begun is then to be reversed (726.1), while
    the mana stays in the pool.
    """
    beneath = state.frames[-1] if state.frames else None
    plain = not (parts or delve or convoke or emerged != NOBODY or _noted(state, beneath))
    if plain and at_once(state, player, mana):
        context_beneath(state, beneath, player).done = True
        return
    frame = paying(player, mana, parts, delve, convoke, emerged)
    frame.group = beneath.group if beneath is not None else 0
    state.frames.append(frame)
    context_beneath(state, beneath, player).done = False


def _noted(state: GameState, beneath: Frame | None) -> bool:
    """Whether what is paid for is a spell for which it matters what mana is spent on it."""
    if not isinstance(beneath, AnnounceFrame) or beneath.object not in state.objects:
        return False
    return state.objects[beneath.object].definition.notes_mana


def program(state: GameState, frame: PayFrame) -> None:
    """Take the next step of the payment."""
    context = context_of(state, frame)
    if frame.position <= PART_ASKED and not _parts(state, frame, context):
        return
    if frame.position <= DELVE_ASKED and not _delve(state, frame, context):
        return
    if frame.position <= CONVOKE_ASKED and not _convoke(state, frame, context):
        return
    if frame.position < MANA_DONE and not next_for_mana(state, frame, context):
        return
    if frame.position == MANA_DONE:
        frame.position = MOVES
        frame.index = -1
        if _pay_in_place(state, frame, context):
            return
    _move(state, frame, context)


def _fail(state: GameState, frame: PayFrame, context: Context) -> bool:
    context.done = False
    take_off(state.frames, frame)
    return False


# --- choices (601.2b, 601.2h) ------------------------------------------------------------


def _parts(state: GameState, frame: PayFrame, context: Context) -> bool:
    """Choose among alternatives, and the objects for each part; whether that is done."""
    if frame.position == PART_ASKED:
        frame.position = PARTS
        answer = take(frame)
        if answer.verb == DO_DONE:
            frame.index += 1
        elif answer.verb == DO_NUMBER:
            chosen = with_option(state, frame, frame.index, answer.number, context)
            frame.mana = chosen.mana
            frame.parts = chosen.parts
            frame.chosen = chosen.chosen
        else:
            frame.chosen[frame.index].append(answer.object)
    while frame.index < len(frame.parts):
        part = frame.parts[frame.index]
        options: list[Option] = []
        word = "one of"
        if isinstance(part, OneOf):
            for number in range(len(part.options)):
                if possible(
                    state, with_option(state, frame, frame.index, number, context), context
                ):
                    options.append(Option(DO_NUMBER, number=number))
        elif chooses(part) and how_many(state, part, context) > len(frame.chosen[frame.index]):
            options = _objects(state, frame, part, context)
            word = PART_WORDS[type(part)]
        elif may_exceed(part):
            word = PART_WORDS[type(part)]
            options = _objects(state, frame, part, context)
            if missing(state, part, frame.chosen[frame.index], [], context) <= 0:
                options = [DONE, *options]
            if options == [DONE]:
                frame.index += 1
                continue
        else:
            frame.index += 1
            continue
        if not options:
            return _fail(state, frame, context)
        frame.position = PART_ASKED
        ask(state, frame, ASK_COST, frame.player, options, context.source, word)
        return False
    frame.position = DELVE
    return True


def _objects(state: GameState, frame: PayFrame, part: Cost, context: Context) -> list[Option]:
    """The objects with which a part can be paid so that the rest can be, too."""
    reserve = reserved(state, frame, context)
    if reserve is None:
        return []
    options: list[Option] = []
    for obj in unlike(state, available(state, frame, part, context, reserve)):
        trial = frame.clone()
        trial.chosen[frame.index].append(obj.id)
        if possible(state, trial, context):
            options.append(Option(DO_PICK, obj.id))
    return options


def _delve(state: GameState, frame: PayFrame, context: Context) -> bool:
    """702.66a: for each generic mana a card of the graveyard may be exiled instead."""
    if frame.position == DELVE_ASKED:
        frame.position = DELVE
        answer = take(frame)
        if answer.verb == DO_DONE:
            frame.delve = False
        else:
            frame.delved.append(answer.object)
    if frame.delve and remaining(frame).generic > 0:
        options: list[Option] = []
        trial = frame.clone()
        trial.delve = False
        if possible(state, trial, context):
            options.append(DONE)
        for card in unlike(state, graveyard_cards(state, frame, context)):
            trial = frame.clone()
            trial.delved.append(card.id)
            if possible(state, trial, context):
                options.append(Option(DO_PICK, card.id))
        if not options:
            return _fail(state, frame, context)
        if options != [DONE]:
            frame.position = DELVE_ASKED
            ask(state, frame, ASK_COST, frame.player, options, context.source, "delve")
            return False
    frame.delve = False
    frame.position = CONVOKE
    return True


def _convoke(state: GameState, frame: PayFrame, context: Context) -> bool:
    """702.51a: who pays by hand also says which creatures are tapped for convoke."""
    if frame.position == CONVOKE_ASKED:
        frame.position = CONVOKE
        answer = take(frame)
        if answer.verb == DO_DONE:
            frame.convoke = False
        else:
            convoked(frame).append(answer.object)
    if frame.convoke and state.settings.manual_mana:
        options: list[Option] = []
        trial = frame.clone()
        trial.convoke = False
        if possible(state, trial, context):
            options.append(DONE)
        for obj in unlike(state, _untapped_creatures(state, frame, context)):
            trial = frame.clone()
            convoked(trial).append(obj.id)
            if possible(state, trial, context):
                options.append(Option(DO_PICK, obj.id))
        if not options:
            return _fail(state, frame, context)
        if options != [DONE]:
            frame.position = CONVOKE_ASKED
            ask(state, frame, ASK_COST, frame.player, options, context.source, "convoke")
            return False
        frame.convoke = False
    frame.position = MANA
    return True


def _untapped_creatures(state: GameState, frame: PayFrame, context: Context) -> list[GameObject]:
    reserve = reserved(state, frame, context)
    taken = [] if reserve is None else [*reserve.tapped, *convoked(frame)]
    return [
        obj
        for obj in state.battlefield
        if obj.controller == frame.player
        and obj.chars.types & TYPE_CREATURE
        and not obj.tapped
        and obj.id not in taken
    ]


# --- the payment (601.2h) ----------------------------------------------------------------


def _pay_in_place(state: GameState, frame: PayFrame, context: Context) -> bool:
    """Pay what moves nothing: tapping, untapping, life, counters; whether there was any."""
    happening = [events.tapping(state.objects[id]) for id in convoked(frame)]
    source = context.source
    for place, part in enumerate(frame.parts):
        if isinstance(part, PayLife):
            happening.append(events.life(frame.player, -value(state, part.amount, context)))
        elif isinstance(part, PayCounters):
            count = value(state, part.count, context)
            happening.append(events.counters(frame.player, part.kind, -count))
        elif isinstance(part, AddCounters):
            happening.append(events.counters(source, part.kind, 1, cause=CAUSE_COST))
        elif isinstance(part, RevealHand):
            for card in state.players[frame.player].hand[:]:
                if card.id != source:
                    zones.reveal(state, card)
        elif isinstance(part, RemoveCounters):
            count = value(state, part.count, context)
            happening.append(events.counters(source, part.kind, -count))
        elif isinstance(part, ChangeLoyalty):
            paid = events.counters(source, "loyalty", part.amount, cause=CAUSE_COST)
            happening.append(paid)
        elif stays(part):
            _register(context, part, frame.chosen[place])
            for id in frame.chosen[place]:
                if state.objects[id].zone != ZONE_BATTLEFIELD:
                    zones.reveal(state, state.objects[id])
        elif taps_others(part):
            _register(context, part, frame.chosen[place])
            happening += [paid_with(part, state.objects[id]) for id in frame.chosen[place]]
        elif is_self(part) and not moves(part):
            happening.append(paid_with(part, state.objects[source]))
    if happening:
        events.perform(state, happening)
    return bool(happening)


def _move(state: GameState, frame: PayFrame, context: Context) -> None:
    """Pay, part after part, what moves objects to other zones; then the cost is paid."""
    while frame.index < len(frame.parts):
        place = frame.index
        frame.index += 1
        part = frame.parts[place] if place >= 0 else EXILED
        if not moves(part):
            continue
        ids = [context.source]
        if place < 0:
            ids = frame.delved
        elif not is_self(part):
            ids = frame.chosen[place]
            _register(context, part, ids)
        moving = [
            paid_with(part, state.objects[id], context.source) for id in ids if id in state.objects
        ]
        if moving:
            events.perform(state, moving)
            return
    context.done = True
    take_off(state.frames, frame)


def _register(context: Context, part: Cost, ids: list[int]) -> None:
    """Note what paid a part, as it was, for the effects that speak of it."""
    name = PART_REGISTERS[type(part)]
    context.registers[name] = context.registers.get(name, []) + ids
