"""Asking a player: the one place where a frame turns a choice into a decision."""

from __future__ import annotations

from sim.rules import zones
from sim.rules.evaluate import player_matches
from sim.state.decision import Decision, Option
from sim.state.frames import Frame
from sim.state.game_state import GameState
from sim.vocab.terms import NOBODY
from sim.vocab.zone_play import TopCardRevealed


def ask(
    state: GameState,
    frame: Frame,
    kind: int,
    player: int,
    options: list[Option],
    subject: int = NOBODY,
    word: str = "",
) -> None:
    """Ask ``player``; the frame's program runs again when its ``answer`` is there.

    A choice with one option is no choice: it is answered at once unless the settings
    surface forced decisions.
    """
    if state.rules and TopCardRevealed in state.rules:
        _show_tops(state)
    if len(options) == 1 and not state.settings.forced:
        frame.answer = options[0]
        return
    if frame.group == 0 or frame.group % 2 != player:
        frame.group = state.new_group(player)
    state.decision = Decision(kind, player, tuple(options), frame.group, subject, word)


def _show_tops(state: GameState) -> None:
    """401.5: the top cards of libraries with which players play revealed."""
    for rule, context in state.rules[TopCardRevealed]:
        assert isinstance(rule, TopCardRevealed)
        for player in state.players:
            if player.library and player_matches(state, rule.players, player.id, context):
                zones.reveal(state, player.library[0])


def take(frame: Frame) -> Option:
    """The answer to what the frame asked last; it is used up."""
    answer = frame.answer
    assert answer is not None
    frame.answer = None
    return answer
