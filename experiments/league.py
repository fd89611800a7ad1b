"""A league of agents: everyone meets everyone, with the same decks on both sides."""

import dataclasses
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import agents
from cards import Deck
from experiments.batches import Contestant, Schedule, Series
from experiments.compare import failure
from experiments.figures import Rate, Tally
from experiments.figures.ratings import Rating
from experiments.figures.tally import A, B
from experiments.records import FAILED
from experiments.tournament import Runner, check_names, rate_all


@dataclass(frozen=True)
class Meeting:
    """How agent A did against agent B, both with the same deck.

    Attributes:
        agent_a: agent A.
        agent_b: agent B.
        deck: the name of the deck of both.
        wins_a: games that A won.
        wins_b: games that B won.
        draws: games that ended in a draw.
        incomplete: games stopped at a limit.
        failed: games that an exception ended.
        win_rate: A's win rate in decided games, with its 95% Wilson interval.
    """

    agent_a: str
    agent_b: str
    deck: str
    wins_a: int
    wins_b: int
    draws: int
    incomplete: int
    failed: int
    win_rate: Rate


@dataclass(frozen=True)
class League:
    """What came of a league.

    Attributes:
        ratings: the ratings of the agents, the best first; none where too few games came to their
            end to connect all of them.
        meetings: every two agents, with each deck.
        games: how many games each meeting had.
        seed: the seed.
        failed: how many games an exception ended.
        failures: what ended the first of them, and where the replays lie.
    """

    ratings: list[Rating]
    meetings: list[Meeting]
    games: int
    seed: int
    failed: int
    failures: list[str]

    def facts(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        return dataclasses.asdict(self)


def league(
    specs: Sequence[str],
    decks: Sequence[Deck],
    games: int = 40,
    seed: int = 0,
    runner: Runner | None = None,
) -> League:
    """Plays a round robin of agents.

    Every two agents play ``games`` games with each deck, which both have; two games at a time
    share a seed, with the seats swapped. The result does not depend on the backend. A run that
    goes on may have further agents, further decks or more games: what was played is not played
    again.

    Args:
        specs: the agents, as for :func:`agents.make`; at least two different ones.
        decks: decks with different names.
        games: how many games every two agents play with each deck.
        seed: any integer; the same seed gives the same games.
        runner: where the games are played and recorded.

    Raises:
        ValueError: there are not two agents, one comes twice, or a number is out of range.
        agents.UnknownAgent: there is no such agent.
        StoreError: the folder for records cannot be used as asked.
        AgentError: an agent chose what is no option; not where records are kept.
    """
    names = list(specs)
    if len(names) < 2:
        raise ValueError("a league needs at least two agents")
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"the agent {name} is in the league twice")
        agents.make(name)
    check_names(decks)
    series = [
        Series(Contestant(deck, one), Contestant(deck, other))
        for one, other in itertools.combinations(names, 2)
        for deck in decks
    ]
    schedule = Schedule(series, games, seed)

    def result(tallies: list[Tally]) -> League:
        return _league(names, schedule, tallies)

    runner = runner or Runner()
    settings = {"command": "league", "seed": schedule.seed}
    tallies = runner.play(schedule, settings, decks, lambda found: result(found).facts())
    return result(tallies)


def _league(names: list[str], schedule: Schedule, tallies: list[Tally]) -> League:
    meetings = [
        Meeting(
            agent_a=series.a.agent,
            agent_b=series.b.agent,
            deck=series.a.deck.name,
            wins_a=tally.count(A),
            wins_b=tally.count(B),
            draws=tally.count("draw"),
            incomplete=tally.count("incomplete"),
            failed=tally.count(FAILED),
            win_rate=tally.win_rate,
        )
        for series, tally in zip(schedule.series, tallies, strict=True)
    ]
    return League(
        ratings=rate_all(names, schedule.series, tallies, lambda side: side.agent),
        meetings=meetings,
        games=schedule.length,
        seed=schedule.seed,
        failed=sum(one.failed for one in meetings),
        failures=[failure(one) for tally in tallies for one in tally.failures][:10],
    )
