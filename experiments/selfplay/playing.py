"""Playing the games of a data set, a shard at a time."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

import agents
from agents import Agent
from agents.env import layout
from agents.env.actions import path
from agents.env.duel import Duel
from cards import Deck
from experiments.play import AgentError, derived_seed
from experiments.selfplay.shard import Builder, Shard


@dataclass(frozen=True)
class Plan:
    """Which games a data set has.

    With one deck it plays itself; of several each plays each other, one pairing after the other.
    Games 2k and 2k + 1 share a seed, with the seats swapped.

    Attributes:
        decks: the decks.
        specs: the agents of the first and of the second deck of each pairing.
        games: how many games.
        seed: the seed of all.
        shard_games: how many games a shard holds.
    """

    decks: tuple[Deck, ...]
    specs: tuple[str, str]
    games: int
    seed: int
    shard_games: int

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard_games)

    def games_of(self, shard: int) -> range:
        """The numbers of a shard's games."""
        first = shard * self.shard_games
        return range(first, min(first + self.shard_games, self.games))

    def pairing(self, number: int) -> tuple[int, int]:
        """The numbers of the decks that play a game, the first agent's first."""
        pairings = list(itertools.combinations(range(len(self.decks)), 2)) or [(0, 0)]
        return pairings[number // 2 % len(pairings)]


@dataclass(frozen=True)
class PlayedShard:
    """A shard that was just played.

    Attributes:
        content: the file.
        games: how many games it holds.
        rows: how many rows.
        steps: how many actions.
        incomplete: how many of its games were stopped at a limit.
    """

    content: bytes
    games: int
    rows: int
    steps: int
    incomplete: int


class ShardWork:
    """Plays shards; a unit of work is the number of one."""

    def __init__(self, plan: Plan) -> None:
        """Takes the plan.

        Raises:
            agents.UnknownAgent: there is no such agent.
        """
        self.plan = plan
        self.agents: Sequence[Agent] = [agents.make(spec) for spec in plan.specs]

    def __reduce__(self) -> tuple[type[ShardWork], tuple[Plan]]:
        return ShardWork, (self.plan,)

    def play(self, indices: range) -> list[PlayedShard]:
        """Plays some shards."""
        return [self._shard(index) for index in indices]

    def _shard(self, index: int) -> PlayedShard:
        shard = self.shard(self.plan.games_of(index))
        return PlayedShard(
            shard.packed(),
            shard.games,
            len(shard.actions),
            shard.steps,
            int(np.count_nonzero(shard.stopped)),
        )

    def shard(self, numbers: range) -> Shard:
        """Plays the games of these numbers, one or more."""
        builder = Builder()
        for number in numbers:
            seed = derived_seed(self.plan.seed, number // 2)
            try:
                self._game(number, seed, builder)
            except Exception as error:
                error.add_note(f"in game {number}, whose seed is {seed}")
                raise
        return builder.shard()

    def _game(self, number: int, seed: int, builder: Builder) -> None:
        pairing = self.plan.pairing(number)
        seats = (0, 1) if number % 2 == 0 else (1, 0)
        sides = (pairing[seats[0]], pairing[seats[1]])
        duel = Duel([self.plan.decks[side].main for side in sides])
        duel.start(seed)
        players = [self.agents[seat] for seat in seats]
        for player, agent in enumerate(players):
            agent.begin(player, derived_seed(seed, player))
        views = (duel.game.view(0), duel.game.view(1))
        observations: list[bytearray] = []
        rows: list[tuple[int, int, int]] = []

        def write(player: int, action: int) -> None:
            observations.append(duel.encode(player))
            rows.append((duel.count(player), action, player))

        while (decision := duel.game.decision) is not None:
            player = decision.player
            chosen = players[player].choose(views[player], decision)
            count = len(decision.options)
            if not (hasattr(chosen, "__index__") and 0 <= operator.index(chosen) < count):
                raise AgentError(
                    f"{type(players[player]).__name__} answered {decision!r} with {chosen!r}, "
                    "which is the index of no option"
                )
            for action in path(operator.index(chosen), count):
                write(player, action)
                duel.act(action)
        for player in (0, 1):
            write(player, -1)
        result = duel.game.result
        assert result is not None  # there is no decision left
        block = np.frombuffer(b"".join(observations), np.int16).reshape(len(rows), -1)
        builder.add(
            block[:, : layout.SIZE],
            np.array(rows, np.int16),
            number,
            seed,
            result.winner,
            result.outcome == "incomplete",
            sides,
        )
