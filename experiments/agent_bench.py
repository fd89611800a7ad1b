"""Measuring agents: what a decision of each takes, in games of the ten Pauper mirrors.

Both seats are played by the agent. The seconds are those of the processor, on one core, in a
process of its own, and only those that the agent's ``choose`` takes. Decisions with one option are
not asked, as in all games.
"""

import multiprocessing
import statistics
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import agents
import sim
from cards import Deck
from experiments.bench import PAUPER_DECKS
from experiments.play import derived_seed
from sim.engine.version import mode, version

# How many games of each mirror a run plays, and the agents, where nothing is said.
GAMES = 2
AGENTS = ("heuristic", "random")


def bench(specs: Sequence[str], games: int | None, runs: int) -> dict[str, Any]:
    """Measures agents in a process of its own.

    Args:
        specs: agents as for :func:`agents.make`; none: :data:`AGENTS`.
        games: how many games of each mirror every run plays; by default :data:`GAMES`.
        runs: how often everything is measured.

    Returns:
        ``mode``, ``version``, ``python``, ``games`` of each mirror, and ``agents``: for each text
        ``decisions`` of a run, ``slowest_ms``, ``decks`` with the median of the mean microseconds
        of each mirror, and ``median``, ``low``, ``high`` and ``runs`` of those of all mirrors.

    Raises:
        agents.UnknownAgent: there is no such agent.
    """
    chosen = list(dict.fromkeys(specs or AGENTS))
    for spec in chosen:
        agents.make(spec)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(measure, chosen, games or GAMES, runs).result()


def measure(specs: Sequence[str], games: int, runs: int) -> dict[str, Any]:
    """Measures in this process; see :func:`bench`."""
    return {
        "mode": mode(),
        "version": version(),
        "python": sys.version.split()[0],
        "games": games,
        "agents": {spec: _measured(spec, games, runs) for spec in specs},
    }


def _measured(spec: str, games: int, runs: int) -> dict[str, Any]:
    means: list[float] = []
    by_deck: dict[str, list[float]] = {deck: [] for deck in PAUPER_DECKS}
    slowest = 0.0
    decisions = 0
    time_decisions(spec, PAUPER_DECKS[0], 1)  # what is worked out once is worked out now
    for _ in range(runs):
        seconds: list[float] = []
        for deck in PAUPER_DECKS:
            taken = time_decisions(spec, deck, games)
            by_deck[deck].append(statistics.mean(taken) * 1e6)
            seconds += taken
        means.append(statistics.mean(seconds) * 1e6)
        slowest = max(slowest, *seconds)
        decisions = len(seconds)
    return {
        "decisions": decisions,
        "slowest_ms": slowest * 1e3,
        "decks": {deck: statistics.median(values) for deck, values in by_deck.items()},
        "median": statistics.median(means),
        "low": min(means),
        "high": max(means),
        "runs": means,
    }


def time_decisions(spec: str, deck: str, games: int) -> list[float]:
    """Plays games of a mirror; the seconds of each decision of the agent."""
    cards = Deck.load(deck).main
    players = [agents.make(spec), agents.make(spec)]
    seconds: list[float] = []
    for seed in range(games):
        game = sim.new_game([cards, cards], seed=seed)
        views = (game.view(0), game.view(1))
        for seat, agent in enumerate(players):
            agent.begin(seat, derived_seed(seed, seat))
        while (decision := game.decision) is not None:
            seat = decision.player
            started = time.process_time()
            chosen = players[seat].choose(views[seat], decision)
            seconds.append(time.process_time() - started)
            game.choose(chosen)
    return seconds
