"""Starting the game: opening hands, London mulligans and what may be done before turn 1 (103)."""

from __future__ import annotations

from typing import Final

from sim.rules import events, hidden
from sim.rules.asking import ask, take
from sim.rules.likeness import unlike
from sim.state.decision import (
    ASK_BOTTOM,
    ASK_MULLIGAN,
    ASK_OBJECT,
    DO_KEEP,
    DO_MULLIGAN,
    DO_PICK,
    DONE,
    Option,
)
from sim.state.frames import MulliganFrame, take_off
from sim.state.game_state import GameState
from sim.vocab.opening import BeginsOnBattlefield
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_HAND, ZONE_LIBRARY

HAND_SIZE: Final = 7
DRAW: Final = 0
DECLARE: Final = 1
DECLARED: Final = 2
MULLIGAN: Final = 3
BOTTOM: Final = 4
BOTTOM_ASKED: Final = 5
OPENING: Final = 6
OPENING_ASKED: Final = 7
OPENING_HAND: Final = "opening hand"  # the word of that decision


def program(state: GameState, frame: MulliganFrame) -> None:
    """103.4: players declare in turn order; those who mulligan do so at the same time."""
    position = frame.position
    if position == DRAW:
        for drawing in state.players:
            _draw_hand(state, drawing.id)
        frame.undecided = [state.starting_player, 1 - state.starting_player]
        frame.group = 0
        frame.position = DECLARE
    elif position == DECLARE:
        _declare(state, frame)
    elif position == DECLARED:
        player = frame.undecided.pop(0)
        if take(frame).verb == DO_MULLIGAN:
            frame.again.append(player)
        frame.position = DECLARE
    elif position == MULLIGAN:
        for player in frame.again:
            _mulligan(state, player)
        frame.undecided = frame.again.copy()
        frame.position = BOTTOM
    elif position in (OPENING, OPENING_ASKED):
        _opening(state, frame)
    else:
        _bottom(state, frame)


def _draw_hand(state: GameState, player: int) -> None:
    library = state.players[player].library
    if len(library) < HAND_SIZE:
        state.players[player].unable_to_draw = True  # 704.5b, at the first check
    for card in library[:HAND_SIZE]:
        hidden.put_away(state, card, ZONE_HAND)


def _declare(state: GameState, frame: MulliganFrame) -> None:
    if not frame.undecided:
        if frame.again:
            frame.position = MULLIGAN
        else:
            frame.undecided = [state.starting_player, 1 - state.starting_player]
            frame.position = OPENING
        return
    player = frame.undecided[0]
    options = [Option(DO_KEEP)]
    if state.players[player].mulligans < HAND_SIZE:
        options.append(Option(DO_MULLIGAN))
    frame.position = DECLARED
    ask(state, frame, ASK_MULLIGAN, player, options)


def _mulligan(state: GameState, player: int) -> None:
    hand = state.players[player].hand
    for card in hand[:]:
        hidden.put_away(state, card, ZONE_LIBRARY)
    hidden.shuffle(state, player)
    state.players[player].mulligans += 1
    _draw_hand(state, player)


def _bottom(state: GameState, frame: MulliganFrame) -> None:
    """Each puts as many cards on the bottom as they have taken mulligans, in any order."""
    if frame.position == BOTTOM_ASKED:
        card = state.objects[take(frame).object]
        hidden.put_away(state, card, ZONE_LIBRARY, bottom=True)
        frame.position = BOTTOM
    while frame.undecided:
        player = state.players[frame.undecided[0]]
        if len(player.hand) > HAND_SIZE - player.mulligans:
            frame.position = BOTTOM_ASKED
            options = [Option(DO_PICK, card.id) for card in unlike(state, player.hand)]
            ask(state, frame, ASK_BOTTOM, player.id, options)
            return
        frame.undecided.pop(0)
    frame.undecided = frame.again
    frame.again = []
    frame.position = DECLARE


def _opening(state: GameState, frame: MulliganFrame) -> None:
    """103.5: each player in turn may begin the game with cards of the hand on the battlefield."""
    if frame.position == OPENING_ASKED:
        frame.position = OPENING
        answer = take(frame)
        if answer.verb == DO_PICK:
            events.perform(state, [events.moving(state.objects[answer.object], ZONE_BATTLEFIELD)])
            return
        frame.undecided.pop(0)
    while frame.undecided:
        player = state.players[frame.undecided[0]]
        allowed = [
            card
            for card in player.hand
            if any(isinstance(one, BeginsOnBattlefield) for one in card.definition.abilities)
        ]
        if allowed:
            frame.position = OPENING_ASKED
            options = [DONE, *(Option(DO_PICK, card.id) for card in unlike(state, allowed))]
            ask(state, frame, ASK_OBJECT, player.id, options, word=OPENING_HAND)
            return
        frame.undecided.pop(0)
    take_off(state.frames, frame)
