"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from sim.state.game_state import GameState
from sim.vocab.terms import NOBODY


@dataclass(frozen=True)
class Result:
    """How a game ended (104).

    Attributes:
        winner: the player, 0 or 1, who won; None if nobody did.
        outcome: ``win``, ``draw``, or ``incomplete`` where a limit of the settings stopped the
            game, which is no draw.
        reason: why it ended, in words.
        turns: how many turns began, those of both players together.
    """

    winner: int | None
    outcome: str
    reason: str
    turns: int


def result_of(state: GameState) -> Result | None:
    """The result; None while the game goes on."""
    if not state.outcome:
        return None
    winner = None if state.winner == NOBODY else state.winner
    return Result(winner, state.outcome, state.reason, state.turn)
