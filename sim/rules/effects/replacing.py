"""Instructions: shuffling into libraries, sacrificing everything, revealing until a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import events, zones
from sim.rules.effects.steps import storing
from sim.rules.evaluate import matches, objects, players
from sim.state.events import Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.vocab import replacing as r
from sim.vocab.terms import CAUSE_SACRIFICE, SHUFFLED, ZONE_GRAVEYARD, ZONE_LIBRARY


def shuffle_into(state: GameState, frame: EffectFrame, effect: r.ShuffleInto) -> None:
    """701.20: the library is shuffled once all of the objects are in it."""
    moves: list[Event] = []
    for obj in objects(state, effect.what, frame.context):
        event = events.moving(obj, ZONE_LIBRARY, source=frame.context.source)
        event.word = SHUFFLED
        moves.append(event)
    frame.todo.append(storing())
    events.perform(state, moves)


def sacrifice_all(state: GameState, frame: EffectFrame, effect: r.SacrificeAll) -> None:
    """701.17: nothing is chosen."""
    context = frame.context
    who = players(state, effect.who, context)
    moves = [
        events.moving(obj, ZONE_GRAVEYARD, CAUSE_SACRIFICE, context.source)
        for obj in state.battlefield
        if obj.controller in who and matches(state, effect.filter, obj, context)
    ]
    frame.todo.append(storing("sacrificed", before=True))
    events.perform(state, moves)


def reveal_until(state: GameState, frame: EffectFrame, effect: r.RevealUntil) -> None:
    """701.16a: the cards stay in the library while they are revealed."""
    context = frame.context
    found: list[int] = []
    revealed: list[int] = []
    player = players(state, effect.who, context)[0]
    for card in state.players[player].library[:]:
        shown = zones.reveal(state, card)
        revealed.append(shown.id)
        if matches(state, effect.filter, shown, context):
            found.append(shown.id)
            break
    context.registers["found"] = found
    context.registers["revealed"] = revealed
    context.done = bool(found)
    state.touch()


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    r.ShuffleInto: shuffle_into,
    r.SacrificeAll: sacrifice_all,
    r.RevealUntil: reveal_until,
}
