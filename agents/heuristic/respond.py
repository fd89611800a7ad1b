"""Using instants and abilities outside one's own main phase: in combat and at the turn's end."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.play import Play
from agents.heuristic.skirmish import Skirmish

# What is done in a combat must be worth so much more than waiting.
_WORTHWHILE: Final = 0.1


def in_combat(board: Board, plays: list[Play]) -> Play | None:
    """The best play while blockers are declared, with its target; None if there is none."""
    skirmish = Skirmish(board)
    if not skirmish.attackers:
        return None
    chosen, best = None, _WORTHWHILE
    for play in plays:
        card = board.find(play.object)
        if card is None:
            continue
        if not play.patient:
            continue
        modes = () if card.card.spell is None else card.card.spell.modes
        aimed = play.targets
        gain = skirmish.with_play(play, modes)
        if gain is None:
            continue
        net = gain - play.price - play.hold
        if net > best:
            best, chosen = net, play
        else:
            play.targets = aimed
    return chosen


def at_end(board: Board, plays: list[Play]) -> Play | None:
    """The best play at the end of the opponent's turn, when unused mana is lost."""
    chosen, best = None, 0.0
    for play in plays:
        net = play.gain - play.hold * board.weights.release / max(0.01, board.weights.hold)
        if net > best:
            best, chosen = net, play
    return chosen


def against_stack(board: Board, plays: list[Play]) -> Play | None:
    """The best answer to what the opponent has just cast."""
    top = board.stack()[-1]
    if top.controller == board.me:
        return None
    chosen, best = None, 0.3
    for play in plays:
        if play.target() == top.id and play.net > best:
            best, chosen = play.net, play
    return chosen
