"""Instructions: proliferate, emblems, exiling until a card is found, the monarch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sim.rules import events, zones
from sim.rules.asking import ask, take
from sim.rules.effects.steps import storing
from sim.rules.evaluate import matches, objects, players
from sim.rules.likeness import unlike
from sim.state.decision import ASK_OBJECT, DO_DONE, DO_PICK, DONE, Option
from sim.state.events import Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.vocab import terms
from sim.vocab import zone_play as z
from sim.vocab.abilities import Activated, Replacement, Static, Triggered
from sim.vocab.card import Emblem
from sim.vocab.copying import Except
from sim.vocab.designations import Monarch
from sim.vocab.record import Ability
from sim.vocab.terms import ZONE_COMMAND, ZONE_EXILE

FRESH: Final = 0
ASKED: Final = 1


def proliferate(state: GameState, frame: EffectFrame, effect: z.Proliferate) -> None:
    """701.27a: any number of permanents and players with counters, one at a time."""
    context = frame.context
    if frame.position == ASKED:
        frame.position = FRESH
        answer = take(frame)
        if answer.verb == DO_DONE:
            _one_more_each(state, frame)
            return
        frame.picked.append(answer.object)
    else:
        frame.group = 0
    options = [DONE]
    for player in state.players:
        if player.id not in frame.picked and any(player.counters.values()):
            options.append(Option(DO_PICK, player.id))
    found = [obj for obj in state.battlefield if obj.counters and obj.id not in frame.picked]
    options += [Option(DO_PICK, obj.id) for obj in unlike(state, found)]
    if len(options) == 1:
        _one_more_each(state, frame)
        return
    frame.todo.append(effect)
    frame.position = ASKED
    ask(state, frame, ASK_OBJECT, context.controller, options, context.source, "proliferate")


def _one_more_each(state: GameState, frame: EffectFrame) -> None:
    more: list[Event] = []
    for one in frame.picked:
        if one < terms.FIRST_OBJECT:
            present = state.players[one].counters
        else:
            present = state.objects[one].counters
        for kind, number in present.items():
            if number > 0:
                more.append(events.counters(one, kind, 1, frame.context.source))
    frame.picked = []
    frame.todo.append(storing())
    events.perform(state, more)


def get_emblem(state: GameState, frame: EffectFrame, effect: z.GetEmblem) -> None:
    """114.1-4: an object in the command zone that nothing but its abilities make what it is."""
    abilities = tuple([_in_command_zone(ability) for ability in effect.abilities])
    definition = Emblem.definition.variant(Except(abilities=abilities))
    zones.create_emblem(state, definition, frame.context.controller)


def _in_command_zone(ability: Ability) -> Ability:
    """114.4: the abilities of emblems work in the command zone."""
    if isinstance(ability, (Triggered, Static, Replacement)):
        return replace(ability, zones=1 << ZONE_COMMAND)
    if isinstance(ability, Activated):
        return replace(ability, zone=ZONE_COMMAND)
    return ability


def exile_until(state: GameState, frame: EffectFrame, effect: z.ExileUntil) -> None:
    """Exile card after card from the top; they are exiled face up."""
    context = frame.context
    exiled = context.registers.setdefault("exiled", []) if frame.position == ASKED else []
    if frame.position == ASKED:
        frame.position = FRESH
        for event in state.performed:
            if event.kind == terms.EVENT_MOVE and event.to_zone == ZONE_EXILE:
                card = state.objects.get(event.moved)
                exiled.append(event.moved)
                if card is not None and matches(state, effect.filter, card, context):
                    context.registers["found"] = [card.id]
                    context.done = True
                    return
    else:
        context.registers["found"] = []
    context.registers["exiled"] = exiled
    context.done = False
    library = state.players[context.controller].library
    if not library:
        return
    frame.todo.append(effect)
    frame.position = ASKED
    events.perform(state, [events.moving(library[0], ZONE_EXILE, source=context.source)])


def put_on_bottom(state: GameState, frame: EffectFrame, effect: z.PutOnBottom) -> None:
    """In a random order; nobody learns it (401.4)."""
    left = objects(state, effect.what, frame.context)
    moves: list[Event] = []
    while left:
        card = left.pop(state.random.below(len(left)) if len(left) > 1 else 0)
        move = events.moving(card, terms.ZONE_LIBRARY, source=frame.context.source)
        move.bottom = True
        moves.append(move)
    frame.todo.append(storing())
    events.perform(state, moves)


def double_counters(state: GameState, frame: EffectFrame, effect: z.DoubleCounters) -> None:
    """701.9e: each permanent is given as many as it has."""
    more = [
        events.counters(obj.id, effect.kind, obj.counters[effect.kind], frame.context.source)
        for obj in objects(state, effect.on, frame.context)
        if obj.counters.get(effect.kind, 0)
    ]
    frame.todo.append(storing())
    events.perform(state, more)


def become_monarch(state: GameState, frame: EffectFrame, effect: z.BecomeMonarch) -> None:
    """722.3: there is one monarch at a time."""
    for player in players(state, effect.who, frame.context):
        zones.crown(state, Monarch.definition, player)


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    z.Proliferate: proliferate,
    z.GetEmblem: get_emblem,
    z.ExileUntil: exile_until,
    z.PutOnBottom: put_on_bottom,
    z.BecomeMonarch: become_monarch,
    z.DoubleCounters: double_counters,
}
