"""A learner against an agent: who sits where, with which deck, and the opponent's moves."""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, SupportsIndex

import numpy as np

import agents
from agents.base import Agent
from agents.env.duel import Duel
from cards import Deck
from sim.vocab import CardDef

DeckLike = str | os.PathLike[str] | Deck | Iterable[CardDef]

SEEDS: Final = 2**63
RESET_OPTIONS: Final = ("decks", "seat", "replay", "at")


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
        self.duel = Duel(self.decks, settings)
        self.seat = 0

    def reset(self, chance: np.random.Generator, options: Mapping[str, Any] | None) -> None:
        """Begin as the options of an environment's ``reset`` say.

        Args:
            chance: as for :meth:`begin`.
            options: ``decks``, ``seat``, ``replay`` and ``at``, each or none of them.

        Raises:
            cards.DeckError: there is no such deck.
            sim.replay.ReplayError: the replay cannot be used.
            ValueError: an option is unknown or wrong, or the replayed game is over by then.
        """
        given = checked_options(options)
        if "decks" in given:
            self.decks = load_decks(given["decks"])
        seat = given.get("seat")
        if "replay" in given:
            self.resume(chance, given["replay"], given.get("at", 0), seat)
        else:
            self.begin(chance, seat)

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
            self.duel.start(game_seed, self.decks if self.seat == 0 else self.decks[::-1])
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
        wanted = self.fixed_seat if seat is None else checked_seat(seat)
        self.duel.resume(replay, at)
        decider = self.duel.decider
        self.seat = (decider or 0) if wanted is None else wanted
        self.opponent.begin(1 - self.seat, int(chance.integers(SEEDS)))
        self.advance()
        if self.duel.decider is None:
            raise ValueError(f"{os.fspath(replay)}: the game is over after decision {at}")

    def act(self, action: SupportsIndex) -> None:
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
        TypeError: it is nothing of the kind.
    """
    if isinstance(deck, (str, os.PathLike)):
        return Deck.load(deck).main
    if not isinstance(deck, Iterable):
        raise TypeError(
            f"a deck is a name, a path, a cards.Deck or a list of definitions, not {deck!r}"
        )
    return tuple(deck)


def load_decks(decks: object) -> tuple[tuple[CardDef, ...], tuple[CardDef, ...]]:
    """Both decks, as the option ``decks`` of a ``reset`` gives them.

    Raises:
        cards.DeckError: there is no such deck, or it cannot be used.
        ValueError: they are not two.
    """
    if isinstance(decks, str) or not isinstance(decks, Sequence) or len(decks) != 2:
        raise ValueError(f"options['decks'] must be two decks, not {decks!r:.60}")
    return load_deck(decks[0]), load_deck(decks[1])


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
    try:
        number = operator.index(seat)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number not in (0, 1):
        raise ValueError(f"seat must be 0, 1 or None, not {seat!r}")
    return number


def checked_options(options: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """The options of a ``reset``; a ValueError that says what is wrong with them."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise ValueError(f"options of reset must be a dictionary, not {options!r}")
    for name in options:
        if name not in RESET_OPTIONS:
            raise ValueError(f"no option {name!r} of reset; possible: {', '.join(RESET_OPTIONS)}")
    if "at" in options:
        if "replay" not in options:
            raise ValueError(
                "options['at'] says where to start in options['replay'], which is missing"
            )
        at = options["at"]
        if not hasattr(at, "__index__") or at < 0:
            raise ValueError(f"options['at'] must be a number of decisions from 0, not {at!r}")
    replay = options.get("replay", "")
    if not isinstance(replay, (str, os.PathLike)):
        raise ValueError(f"options['replay'] must be the path of a saved game, not {replay!r}")
    return options
