"""A learner against an agent: who sits where, with which deck, and the opponent's moves."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

import agents
from agents.base import Agent
from agents.env.duel import Duel
from cards import Deck
from sim.vocab import CardDef

DeckLike = str | os.PathLike[str] | Deck | Iterable[CardDef]

SEEDS: Final = 2**63


class Match:
    """Games of one learner against one agent, one after the other.

    Args:
        deck: the learner's deck: a shipped name, a path, a :class:`cards.Deck` or definitions.
        opponent_deck: the opponent's.
        opponent: an agent, or the name of one.
        seat: the learner's, 0 or 1; None draws it for each game.
        settings: those of :func:`sim.new_game`.

    Raises:
        cards.DeckError: there is no such deck.
        agents.UnknownAgent: there is no such agent.
        ValueError: a setting or the seat is not as said.
        TypeError: the opponent is no agent.
    """

    def __init__(
        self,
        deck: DeckLike,
        opponent_deck: DeckLike,
        opponent: str | Agent,
        seat: int | None,
        settings: Mapping[str, Any],
    ) -> None:
        self.decks = (load_deck(deck), load_deck(opponent_deck))
        self.opponent = load_agent(opponent)
        self.fixed_seat = checked_seat(seat)
        self.settings = settings
        self.duel = Duel(self.decks, settings)
        self.seat = 0

    def begin(self, chance: np.random.Generator, seat: int | None = None) -> None:
        """Begin a game and let the opponent act until the learner decides.

        Args:
            chance: what the game, the opponent and the seat are drawn with.
            seat: for this game alone.
        """
        while True:
            game_seed, opponent_seed = (int(chance.integers(SEEDS)) for _ in range(2))
            drawn = int(chance.integers(2))
            wanted = self.fixed_seat if seat is None else checked_seat(seat)
            self.seat = drawn if wanted is None else wanted
            self.duel = Duel(self.decks if self.seat == 0 else self.decks[::-1], self.settings)
            self.duel.start(game_seed)
            self.opponent.begin(1 - self.seat, opponent_seed)
            self.advance()
            if self.duel.decider is not None:  # else it was over before the learner's first choice
                return

    def resume(
        self,
        chance: np.random.Generator,
        replay: str | os.PathLike[str],
        at: int,
        seat: int | None = None,
    ) -> None:
        """Take up a saved game after so many decisions; the decider's seat, unless one is given.

        Raises:
            sim.replay.ReplayError: it cannot be read or does not repeat itself.
            ValueError: the game is over by then.
        """
        self.duel.resume(replay, at)
        decider = self.duel.decider
        wanted = self.fixed_seat if seat is None else checked_seat(seat)
        self.seat = (decider or 0) if wanted is None else wanted
        self.opponent.begin(1 - self.seat, int(chance.integers(SEEDS)))
        self.advance()
        if self.duel.decider is None:
            raise ValueError(f"{os.fspath(replay)}: the game is over after decision {at}")

    def act(self, action: int) -> None:
        """Take the learner's action, and let the opponent act until the learner decides.

        Raises:
            IllegalAction: the action is masked out, or the game is over.
        """
        if self.duel.act(action):
            self.advance()

    def advance(self) -> None:
        """Let the opponent act until the learner decides or the game is over."""
        game, opponent, other = self.duel.game, self.opponent, 1 - self.seat
        decision = game.decision
        while decision is not None and decision.player == other:
            game.choose(opponent.choose(game.view(other), decision))
            decision = game.decision


def load_deck(deck: DeckLike) -> tuple[CardDef, ...]:
    """The cards of a deck: a shipped name, a path, a :class:`cards.Deck` or definitions.

    Raises:
        cards.DeckError: there is no such deck, or it cannot be used.
    """
    if isinstance(deck, (str, os.PathLike)):
        return Deck.load(deck).main
    return tuple(deck)


def load_agent(agent: str | Agent) -> Agent:
    """An agent by its name, or as it is.

    Raises:
        agents.UnknownAgent: there is no agent of that name.
        TypeError: it is no agent.
    """
    if isinstance(agent, str):
        return agents.make(agent)
    if not isinstance(agent, Agent):
        raise TypeError(f"the opponent must be an agent or the name of one, not {agent!r}")
    return agent


def checked_seat(seat: object) -> int | None:
    """A seat that is 0, 1 or None; a ValueError for anything else."""
    if seat is None:
        return None
    if seat not in (0, 1):
        raise ValueError(f"seat must be 0, 1 or None, not {seat!r}")
    return 1 if seat else 0
