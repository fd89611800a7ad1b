"""Putting waiting triggered abilities on the stack in APNAP order (603.3b)."""

from __future__ import annotations

from typing import Final

from sim.rules import zones
from sim.rules.asking import ask, take
from sim.rules.likeness import unlike
from sim.state.decision import ASK_ORDER, DO_NUMBER, Option
from sim.state.frames import AnnounceFrame, TriggersFrame, take_off
from sim.state.game_state import GameState
from sim.state.objects import WaitingTrigger
from sim.vocab.abilities import Triggered
from sim.vocab.filters import IsOther
from sim.vocab.record import mentions

CHOOSE: Final = 0
ASKED: Final = 1


def program(state: GameState, frame: TriggersFrame) -> None:
    """One trigger after the other: the active player's first, in the order that player likes."""
    if frame.position == ASKED:
        frame.position = CHOOSE
        _put(state, frame, frame.waiting[take(frame).number])
        return
    if not frame.waiting:
        take_off(state.frames, frame)
        return
    for player in (state.active, 1 - state.active):
        mine = [
            index
            for index, waiting in enumerate(frame.waiting)
            if waiting.context.controller == player
        ]
        if not mine:
            continue
        different = _different(state, frame.waiting, mine)
        if len(different) == 1:
            _put(state, frame, frame.waiting[mine[0]])
            return
        options = [
            Option(DO_NUMBER, frame.waiting[index].context.source, number=index)
            for index in different
        ]
        frame.position = ASKED
        if not frame.group:
            frame.group = 0
        ask(state, frame, ASK_ORDER, player, options, word="triggers")
        return


def _different(state: GameState, waiting: list[WaitingTrigger], mine: list[int]) -> list[int]:
    """The first of each kind: the same ability of the same card need not be ordered."""
    kept: list[int] = []
    for index in mine:
        one = waiting[index]
        if not any(_alike(state, waiting[other], one) for other in kept):
            kept.append(index)
    return kept


def _alike(state: GameState, one: WaitingTrigger, other: WaitingTrigger) -> bool:
    if one.card is not other.card or one.ability != other.ability:
        return False
    source, another_source = one.context.source, other.context.source
    if source != another_source and isinstance(one.ability, Triggered):
        # What is done to all others matters where the sources are not alike.
        if any(mentions(mode.effects, IsOther) for mode in one.ability.modes):
            sources = [state.objects.get(id) for id in (source, another_source)]
            found = [obj for obj in sources if obj is not None]
            if len(unlike(state, found)) == 2:
                return False
    event, another = one.context.event, other.context.event
    return event is None or another is None or event.amount == another.amount


def _put(state: GameState, frame: TriggersFrame, waiting: WaitingTrigger) -> None:
    frame.waiting.remove(waiting)
    source = state.find(waiting.context.source)
    assert source is not None and isinstance(waiting.ability, Triggered)
    on_stack = zones.put_ability(state, source, waiting.ability, waiting.context)
    on_stack.card = waiting.card
    announcing = AnnounceFrame(on_stack.id, waiting.context.controller)
    announcing.ability = waiting.ability
    announcing.modes = waiting.ability.modes
    announcing.group = 0
    state.frames.append(announcing)
