"""Instructions about libraries: shuffle, search, scry, surveil, reveal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules import events, hidden, zones
from sim.rules.asking import ask, take
from sim.rules.effects.steps import LookedAt, PutBack
from sim.rules.evaluate import entities, matches, objects, players, value
from sim.rules.likeness import unlike
from sim.state.decision import ASK_OBJECT, ASK_ORDER, DO_DONE, DO_PICK, DONE, Option
from sim.state.events import Event
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState
from sim.vocab import effects as e
from sim.vocab import programs as g
from sim.vocab.amounts import HowMany
from sim.vocab.conditions import Compare, Fits
from sim.vocab.filters import HasType
from sim.vocab.references import ControllerOf, Stored, These, TopCards
from sim.vocab.terms import (
    CAUSE_NONE,
    EVENT_SCRY,
    EVENT_SURVEIL,
    TYPE_LAND,
    ZONE_GRAVEYARD,
    ZONE_HAND,
)

FRESH: Final = 0
PICKING: Final = 1
ORDERING: Final = 2


def shuffle(state: GameState, frame: EffectFrame, effect: e.Shuffle) -> None:
    """701.20a: shuffle libraries."""
    for player in players(state, effect.who, frame.context):
        hidden.shuffle(state, player)


def reveal(state: GameState, frame: EffectFrame, effect: e.Reveal) -> None:
    """701.16a: all players see the cards."""
    found = objects(state, effect.what, frame.context)
    if effect.store:
        frame.context.registers[effect.store] = [obj.id for obj in found]
    for obj in found:
        zones.reveal(state, obj)


def explore(state: GameState, frame: EffectFrame, effect: e.Explore) -> None:
    """701.40a: a land goes to the hand; otherwise a counter, and the card may go.

    701.40c: what has left the battlefield explores as it was there.
    """
    card = Stored("explored")
    for one in reversed(entities(state, effect.what, frame.context)):
        it = These((one,))
        player = ControllerOf(it)
        may = g.May((e.Move(card, ZONE_GRAVEYARD),), player)
        counter = (
            e.PutCounters("+1/+1", 1, it),
            g.If(Compare(HowMany(card), ">", 0), (may,)),
        )
        land = g.If(Fits(card, HasType(TYPE_LAND)), (e.Move(card, ZONE_HAND),), counter)
        frame.todo += [land, e.Reveal(TopCards(1, player), store="explored")]


def connive(state: GameState, frame: EffectFrame, effect: e.Connive) -> None:
    """701.47a: draw, then discard; a nonland card discarded this way puts a counter on it.

    701.47b: what has left the battlefield connives as it was there.
    """
    nonland = Fits(Stored("discarded"), ~HasType(TYPE_LAND))
    for one in reversed(entities(state, effect.what, frame.context)):
        it = These((one,))
        player = ControllerOf(it)
        counter = g.If(nonland, (e.PutCounters("+1/+1", 1, it),))
        frame.todo += [counter, e.Discard(1, player), e.Draw(1, player)]


def look_at(state: GameState, frame: EffectFrame, effect: e.LookAt) -> None:
    """Only the controller comes to know the cards."""
    context = frame.context
    found = objects(state, effect.what, context)
    context.registers[effect.store] = [obj.id for obj in found]
    for obj in found:
        zones.reveal(state, obj, 1 << context.controller)
    state.touch()


def search(state: GameState, frame: EffectFrame, effect: g.Search) -> None:
    """701.19: the player sees the whole library and need not find (701.19b)."""
    context = frame.context
    player = players(state, effect.who, context)[0]
    library = state.players[player].library
    if frame.position == PICKING:
        frame.position = FRESH
        answer = take(frame)
        if answer.verb == DO_PICK:
            frame.picked.append(answer.object)
        if answer.verb == DO_DONE or len(frame.picked) >= value(state, effect.maximum, context):
            _found(frame)
            return
    else:
        for card in library[:]:
            zones.reveal(state, card, 1 << player)
        frame.group = 0
    found = [
        card
        for card in library
        if card.id not in frame.picked and matches(state, effect.filter, card, context)
    ]
    if not found:
        _found(frame)
        return
    options = [DONE] + [Option(DO_PICK, card.id) for card in unlike(state, found)]
    frame.todo.append(effect)
    frame.position = PICKING
    ask(state, frame, ASK_OBJECT, player, options, context.source, "search")


def _found(frame: EffectFrame) -> None:
    frame.context.registers["found"] = frame.picked
    frame.context.done = bool(frame.picked)
    frame.picked = []


def scry(state: GameState, frame: EffectFrame, effect: e.Scry) -> None:
    """701.18: each player in APNAP order."""
    count = value(state, effect.count, frame.context)
    for player in reversed(players(state, effect.who, frame.context)):
        frame.todo.append(LookedAt(player, count, surveil=False))


def surveil(state: GameState, frame: EffectFrame, effect: e.Surveil) -> None:
    """701.42: each player in APNAP order."""
    count = value(state, effect.count, frame.context)
    for player in reversed(players(state, effect.who, frame.context)):
        frame.todo.append(LookedAt(player, count, surveil=True))


def looked_at(state: GameState, frame: EffectFrame, effect: LookedAt) -> None:
    """701.18a, 701.42a: look at the top cards; some go away, the rest on top in any order."""
    library = state.players[effect.player].library
    word = "surveil" if effect.surveil else "scry"
    if frame.position == PICKING:
        answer = take(frame)
        if answer.verb == DO_PICK:
            frame.picked.append(answer.object)
        else:
            _put_away(state, frame, effect)
            return
    else:
        if effect.count <= 0:
            return  # 701.18b, 701.42b: no event
        for card in library[: effect.count]:
            zones.reveal(state, card, 1 << effect.player)
        frame.group = 0
    left = [card for card in library[: effect.count] if card.id not in frame.picked]
    if not left:
        _put_away(state, frame, effect)
        return
    frame.todo.append(effect)
    frame.position = PICKING
    options = [DONE] + [Option(DO_PICK, card.id) for card in unlike(state, left)]
    ask(state, frame, ASK_OBJECT, effect.player, options, frame.context.source, word)


def _put_away(state: GameState, frame: EffectFrame, effect: LookedAt) -> None:
    library = state.players[effect.player].library
    looked = library[: effect.count]
    frame.position = FRESH
    kind = EVENT_SURVEIL if effect.surveil else EVENT_SCRY
    happened = Event(kind, player=effect.player, amount=effect.count)
    away = [state.objects[one] for one in frame.picked]
    frame.picked = []
    if len(looked) - len(away) > 1:
        frame.todo.append(PutBack(effect.player, len(looked) - len(away)))
    if effect.surveil:
        moves = [events.moving(card, ZONE_GRAVEYARD, CAUSE_NONE) for card in away]
        events.perform(state, [*moves, happened])
        return
    for card in away:
        library.remove(card)
        library.append(card)
    state.touch()
    events.perform(state, [happened])


def put_back(state: GameState, frame: EffectFrame, effect: PutBack) -> None:
    """The player orders the top cards: the first picked goes on top, and so on."""
    library = state.players[effect.player].library
    if frame.position == ORDERING:
        frame.picked.append(take(frame).object)
        frame.position = FRESH
    left = [card for card in library[: effect.count] if card.id not in frame.picked]
    different = unlike(state, left)
    if len(different) > 1:
        frame.todo.append(effect)
        frame.position = ORDERING
        options = [Option(DO_PICK, card.id) for card in different]
        ask(state, frame, ASK_ORDER, effect.player, options, frame.context.source, "top")
        return
    library[: effect.count] = [state.objects[one] for one in frame.picked] + left
    frame.picked = []
    state.touch()


HANDLERS: Final[dict[type, Callable[[GameState, EffectFrame, Any], None]]] = {
    e.Shuffle: shuffle,
    e.Reveal: reveal,
    e.LookAt: look_at,
    e.Explore: explore,
    e.Connive: connive,
    g.Search: search,
    e.Scry: scry,
    e.Surveil: surveil,
    LookedAt: looked_at,
    PutBack: put_back,
}
