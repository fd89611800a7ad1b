"""Checking agents: that they answer rightly, repeat themselves and know no more than they may."""

from __future__ import annotations

import copy
import operator
from collections.abc import Sequence
from typing import Final

import sim
from agents.base import Agent
from agents.making import make
from cards import Deck
from sim.vocab import CardDef

_DECKS: Final = ("mono-red-madness", "mono-red-rally")


class AgentFault(AssertionError):
    """An agent is not as an agent must be; the message is one line and says where."""


def check_agent(
    agent: Agent,
    decks: Sequence[Sequence[CardDef]] | None = None,
    games: int = 2,
    seed: int = 0,
) -> None:
    """Let an agent play both seats against ``random``, and look at how it does.

    Every answer must be the index of an option; the game must be as it was after the agent has
    looked at it; the same seeds must give the same choices again; and what the agent cannot
    know must not matter (see :func:`agents.env.check_leaks`).

    Args:
        agent: the agent; it is played with.
        decks: two decks; by default two that are shipped.
        games: how many games in each seat.
        seed: that of the first game.

    Raises:
        AgentFault: something is not as it must be.
    """
    both = _decks(decks)
    for number in range(2 * games):
        first = _play(agent, both, number % 2, seed + number)
        again = _play(agent, both, number % 2, seed + number)
        if first != again:
            place = next(
                place
                for place in range(len(first) + len(again))
                if first[place : place + 1] != again[place : place + 1]
            )
            raise AgentFault(
                f"{_name(agent)} does not repeat itself: game {seed + number}, its decision {place}"
            )
    check_choices(agent, both, games, seed)


def check_choices(
    agent: Agent,
    decks: Sequence[Sequence[CardDef]] | None = None,
    games: int = 2,
    seed: int = 0,
    redraws: int = 3,
) -> None:
    """Assert that what an agent cannot know does not change its choices.

    At each of its decisions the hidden cards are drawn anew, and a copy of the agent is asked.

    Raises:
        AgentFault: a choice changed, or the agent cannot be copied.
    """
    both = _decks(decks)
    for number in range(games):
        seat = number % 2
        game, rival = _started(agent, both, seat, seed + number)
        while (decision := game.decision) is not None:
            if decision.player != seat:
                game.choose(rival.choose(game.view(1 - seat), decision))
                continue
            twins = [_copy(agent) for _ in range(redraws)]
            chosen = agent.choose(game.view(seat), decision)
            for redraw, twin in enumerate(twins):
                other = game.resample(seat, redraw)
                asked = other.decision
                assert asked is not None  # its own decision stands
                answer = twin.choose(other.view(seat), asked)
                if answer != chosen:
                    raise AgentFault(
                        f"{_name(agent)} sees hidden cards: game {seed + number}, turn "
                        f"{game.turn}, {decision.name}: it chose {game.describe(chosen)!r}, "
                        f"with other hidden cards {other.describe(answer)!r}"
                    )
            game.choose(chosen)


def _play(agent: Agent, decks: Sequence[Sequence[CardDef]], seat: int, seed: int) -> list[int]:
    """The choices of the agent in a game."""
    game, rival = _started(agent, decks, seat, seed)
    choices: list[int] = []
    while (decision := game.decision) is not None:
        if decision.player != seat:
            game.choose(rival.choose(game.view(1 - seat), decision))
            continue
        key = game.key()
        chosen = agent.choose(game.view(seat), decision)
        where = f"{_name(agent)}, game {seed}, turn {game.turn}, {decision.name}"
        if not hasattr(chosen, "__index__") or not 0 <= operator.index(chosen) < len(
            decision.options
        ):
            raise AgentFault(
                f"{where}: {chosen!r} is no option; possible: 0 to {len(decision.options) - 1}"
            )
        if game.key() != key:
            raise AgentFault(f"{where}: the game is not as it was before the agent looked at it")
        choices.append(operator.index(chosen))
        game.choose(chosen)
    return choices


def _started(
    agent: Agent, decks: Sequence[Sequence[CardDef]], seat: int, seed: int
) -> tuple[sim.Game, Agent]:
    game = sim.new_game(decks, seed)
    rival = make("random")
    agent.begin(seat, seed)
    rival.begin(1 - seat, seed + 1)
    return game, rival


def _decks(decks: Sequence[Sequence[CardDef]] | None) -> Sequence[Sequence[CardDef]]:
    return decks if decks is not None else [Deck.load(name).main for name in _DECKS]


def _copy(agent: Agent) -> Agent:
    try:
        return copy.deepcopy(agent)
    except Exception as error:
        raise AgentFault(f"{_name(agent)} cannot be copied with copy.deepcopy ({error})") from error


def _name(agent: Agent) -> str:
    return type(agent).__name__
