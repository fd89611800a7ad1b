"""A recorded game, position by position."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import cards
import sim

_SETTINGS: Final = ("forced", "mana_abilities", "manual_mana", "turn_limit", "decision_limit")
SEATS: Final = ("a", "b")  # what the engine's texts call players 0 and 1


@dataclass(frozen=True)
class Recording:
    """A game that was played, from its start to where it was recorded.

    Position ``k`` is the game after ``k`` choices, so that decision ``k`` is the one pending
    there; the last position has no decision if the game is over.

    Attributes:
        game: the game as it stood at the end of the record; it is never changed.
        players: what players 0 and 1 are called, such as their decks and agents.
    """

    game: sim.Game
    players: tuple[str, str]

    @classmethod
    def load(cls, path: str | os.PathLike[str], players: Sequence[str] | None = None) -> Recording:
        """Reads what :func:`sim.replay.save` wrote, and plays it again.

        Args:
            path: the file.
            players: what the players are called; by default as the file says.

        Raises:
            sim.replay.ReplayError: as :func:`sim.replay.load`.
        """
        game = sim.replay.load(path, cards.get)
        return cls.of(game, players or sim.replay.players(path))

    @classmethod
    def of(cls, game: sim.Game, players: Sequence[str] | None = None) -> Recording:
        """The record that a game of one's own is.

        Raises:
            sim.replay.ReplayError: no choices lead to it: it was resampled or set up.
        """
        if game.origin is None or game.resampled:
            raise sim.replay.ReplayError(
                "only a game from new_game can be shown, not one resampled or set up"
            )
        one, other = players or ("player a", "player b")
        return cls(game.clone(), (one, other))

    @property
    def choices(self) -> tuple[int, ...]:
        """The index chosen at each decision."""
        return self.game.history

    def positions(self) -> Iterator[sim.Game]:
        """The game at every position, from 0 to ``len(choices)``.

        It is one and the same game, which goes on: clone what is to be kept.
        """
        origin = self.game.origin
        assert origin is not None
        settings = self.game.state.settings
        game = sim.new_game(
            origin.decks,
            origin.seed,
            starting_player=origin.starting_player,
            **{name: getattr(settings, name) for name in _SETTINGS},
        )
        yield game
        for choice in self.choices:
            game.choose(choice)
            yield game

    def position(self, decision: int) -> sim.Game:
        """The game after so many choices, as a game of its own.

        Raises:
            ValueError: it has no such position.
        """
        last = len(self.choices)
        if not 0 <= decision <= last:
            raise ValueError(f"no position {decision}; possible: 0 to {last}")
        for number, game in enumerate(self.positions()):
            if number == decision:
                return game
        raise AssertionError  # positions() has them all


def result_text(game: sim.Game, players: Sequence[str] = SEATS) -> str:
    """How a game ended, in a few words."""
    result = game.result
    if result is None:
        return "not over"
    if result.winner is not None:
        return f"{players[result.winner]} won in turn {result.turns} ({result.reason})"
    return f"{result.outcome} in turn {result.turns} ({result.reason})"
