"""How the cost of a batch grows with its games, decks and workers.

A batch is what ``manaduel compare`` and ``manaduel matrix`` play: every pairing of some decks. The
processor time of the games themselves is taken in the workers, which other processes on the machine
disturb less than the clock.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from cards import Deck, deck_names
from experiments.backends import make_backend
from experiments.batches import Contestant, Games, Schedule, Series
from experiments.workers import Backend, chunks_of

MILLION: Final = 1_000_000
GAMES: Final = 50
_PAIR: Final = ("mono-red-madness", "mono-red-rally")


@dataclass(frozen=True)
class Batch:
    """A batch that was measured.

    Attributes:
        agent: what played all decks.
        decks: how many decks; each met each other.
        games: how many games in all.
        where: the backend, ``local`` or ``ray``.
        workers: how many workers.
        start: seconds until the first chunk of games was there: what a backend takes to begin.
        seconds: seconds by the clock from then on.
        games_per_second: of the games after that chunk, by the clock.
        processor_ms: milliseconds of processor time of a game, in the workers.
    """

    agent: str
    decks: int
    games: int
    where: str
    workers: int
    start: float
    seconds: float
    games_per_second: float
    processor_ms: float


class _Timed:
    """Plays games and takes the time."""

    def __init__(self, games: Games) -> None:
        self.games = games

    def play(self, indices: range) -> tuple[int, float]:
        started = time.process_time()
        played = len(self.games.play(indices))
        return played, time.process_time() - started


def measure(games: int = GAMES, runs: int = 1) -> dict[str, Any]:
    """Measures batches of more and more games, decks and workers.

    Args:
        games: the games of the smallest batch.
        runs: how often each batch is played; the one of least time by the clock counts.

    Returns:
        ``batches``, a list of :class:`Batch` as dictionaries; ``million_hours``, the hours of a
        processor that a million games of each agent take; ``cores``, how many processors this
        machine has; ``ray``, whether Ray is installed.
    """
    ray = importlib.util.find_spec("ray") is not None
    cores = os.cpu_count() or 1
    wanted: list[tuple[str, Sequence[str], int, str, int]] = []
    for agent in ("random", "heuristic"):
        wanted += [(agent, _PAIR, games * factor, "local", 1) for factor in (1, 2, 4, 8)]
    decks = deck_names()
    wanted += [("random", decks[:count], games, "local", 1) for count in (3, 4, 5)]
    for where in ("local", "ray") if ray else ("local",):
        wanted += [("random", _PAIR, games * 8, where, count) for count in _powers(cores)]
    batches = [
        min((_batch(*one) for _ in range(runs)), key=lambda batch: batch.seconds) for one in wanted
    ]
    hours = {}
    for agent in ("random", "heuristic"):
        longest = max((one for one in batches if one.agent == agent), key=lambda one: one.games)
        hours[agent] = longest.processor_ms * MILLION / 3_600_000
    return {
        "batches": [asdict(one) for one in dict.fromkeys(batches)],
        "million_hours": hours,
        "cores": cores,
        "ray": ray,
    }


def _powers(highest: int) -> Iterator[int]:
    """1, 2, 4 and so on, up to the highest."""
    return itertools.takewhile(lambda one: one <= highest, (2**power for power in range(20)))


def _batch(agent: str, names: Sequence[str], games: int, where: str, workers: int) -> Batch:
    decks = [Contestant(Deck.load(name), agent) for name in names]
    series = [Series(*pair) for pair in itertools.combinations(decks, 2)]
    schedule = Schedule(series, games, seed=0)
    work = _Timed(Games(schedule))
    started = time.perf_counter()
    backend = make_backend(where, workers)
    try:
        chunks = chunks_of([range(schedule.total)], schedule.total, workers)
        parts = backend.run(work, chunks)
        first = next(parts)
        begun = time.perf_counter()
        played, processor = first
        for count, seconds in parts:
            played += count
            processor += seconds
        ended = time.perf_counter()
    finally:
        _end(backend)
    return Batch(
        agent=agent,
        decks=len(names),
        games=played,
        where=where,
        workers=workers,
        start=begun - started,
        seconds=ended - begun,
        games_per_second=(played - first[0]) / (ended - begun),
        processor_ms=processor / played * 1000,
    )


def _end(backend: Backend) -> None:
    """Ends a cluster that was started for one batch."""
    end = getattr(backend, "end", None)
    if end is not None:
        end()
