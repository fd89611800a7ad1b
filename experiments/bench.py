"""Measuring the engine: games, decisions, copies and random playouts by the second.

Each workload is measured in a process of its own, on one core, several times over; every run
does the same work, which depends on the workload and the number of games alone. Seconds are
those of the processor, so that what else the machine does counts less. Uniformly
random choices drive the games, made right at the engine: the cost of views and agents is not in
it. "Mid-game" is half of the decisions of such a game; what is copied to measure
``clone_us`` has 15 permanents, where the workload's games come to have so many.

``pauper`` stands for ten workloads, the mirrors of the ten Pauper decks, and for their geometric
mean.
"""

import functools
import gc
import json
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cards
import sim
from cards import Deck
from sim.engine.version import mode, version
from sim.vocab import CardDef

# A workload's two decks: the name of a deck that ships, or how many there are of each card.
WORKLOADS: dict[str, tuple[str | dict[str, int], str | dict[str, int]]] = {
    "ogres": ({"Mountain": 24, "Gray Ogre": 36}, {"Mountain": 24, "Gray Ogre": 36}),
    "classic": (
        {
            "Forest": 12,
            "Mountain": 12,
            "Llanowar Elves": 4,
            "Grizzly Bears": 8,
            "Gray Ogre": 8,
            "Hill Giant": 8,
            "Giant Growth": 8,
        },
        {
            "Mountain": 24,
            "Lightning Bolt": 12,
            "Shock": 12,
            "Gray Ogre": 6,
            "Hill Giant": 6,
        },
    ),
    "rally": ("mono-red-rally", "mono-red-madness"),
}
# The word for the ten mirrors, which are workloads of their own: ``pauper/elves``.
PAUPER = "pauper"
PAUPER_DECKS = (
    "blue-terror",
    "caw-gates",
    "elves",
    "grixis-affinity",
    "jund-wildfire",
    "madness-burn",
    "mono-red-madness",
    "mono-red-rally",
    "spy-combo",
    "white-aggro",
)
MIRRORS: dict[str, tuple[str, str]] = {f"{PAUPER}/{deck}": (deck, deck) for deck in PAUPER_DECKS}
# How many games each run plays, where nothing is said.
GAMES = 100
GAMES_OF_A_MIRROR = 20

PERMANENTS = 15

# Every metric, with what it is called for people and whether more is better.
METRICS: dict[str, tuple[str, bool]] = {
    "games_per_second": ("games/s", True),
    "decisions_per_second": ("decisions/s", True),
    "decision_us": ("µs per decision", False),
    "clone_us": ("clone, µs", False),
    "resample_us": ("resample, µs", False),
    "playouts_per_second": ("playouts/s from mid-game", True),
    "peak_memory_mb": ("peak memory, MB", False),
}

_POSITIONS = 20
_CLONES = 100
_RESAMPLES = 10


class BenchError(ValueError):
    """No such workload, or an earlier measurement that cannot be compared with."""


@dataclass(frozen=True)
class Facts:
    """What a measurement of a workload is about, besides its figures.

    Attributes:
        mode: ``compiled`` or ``pure Python``.
        version: the engine's version.
        python: the interpreter's version.
        games: how many games each run plays.
        decisions: how many decisions these have together, the same in every run.
        permanents: how many permanents the copied positions have on average.
    """

    mode: str
    version: str
    python: str
    games: int
    decisions: int
    permanents: float


def workloads(words: Iterable[str]) -> list[str]:
    """The workloads that words stand for, each once, in the order given.

    Raises:
        BenchError: a word stands for none; a line for each such word.
    """
    names: list[str] = []
    unknown: list[str] = []
    for word in words:
        if word == PAUPER:
            names += MIRRORS
        elif word in WORKLOADS or word in MIRRORS:
            names.append(word)
        else:
            unknown.append(word)
    if unknown:
        known = ", ".join([*WORKLOADS, PAUPER])
        lines = [f"no workload {word!r}; there are {known}" for word in unknown]
        raise BenchError("\n".join(lines))
    return list(dict.fromkeys(names))


def bench(names: Iterable[str], games: int | None, runs: int) -> dict[str, dict[str, Any]]:
    """Measures workloads.

    Args:
        names: keys of :data:`WORKLOADS` and :data:`MIRRORS`.
        games: how many games each run plays, and how many playouts; None: :data:`GAMES`, of a
            mirror :data:`GAMES_OF_A_MIRROR`.
        runs: how often everything is measured.

    Returns:
        For each workload, ``metric: {"median", "low", "high", "runs"}`` for all of
        :data:`METRICS` (``peak_memory_mb`` is None where it cannot be told), and the
        attributes of :class:`Facts`.
    """
    found = {}
    for name in names:
        usual = GAMES_OF_A_MIRROR if name in MIRRORS else GAMES
        found[name] = _alone(name, usual if games is None else games, runs)
    return found


def with_mean(measured: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """A measurement with the geometric mean of the mirrors, if all ten are in it.

    It has the name ``pauper`` and the shape of a workload: for each run the mean of the mirrors'
    figures in that run. Memory is the most of all; games and decisions are those of all together.
    """
    if not all(name in measured for name in MIRRORS):
        return measured
    mirrors = [measured[name] for name in MIRRORS]
    mean: dict[str, Any] = {}
    for metric in METRICS:
        if any(one[metric] is None for one in mirrors):
            mean[metric] = None
            continue
        together = max if metric == "peak_memory_mb" else statistics.geometric_mean
        by_run = zip(*[one[metric]["runs"] for one in mirrors], strict=True)
        mean[metric] = _summary([together(values) for values in by_run])
    facts = Facts(
        mirrors[0]["mode"],
        mirrors[0]["version"],
        mirrors[0]["python"],
        sum(one["games"] for one in mirrors),
        sum(one["decisions"] for one in mirrors),
        statistics.fmean(one["permanents"] for one in mirrors),
    )
    return measured | {PAUPER: mean | vars(facts)}


def _alone(name: str, games: int, runs: int) -> dict[str, Any]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(measure, name, games, runs).result()


def measure(name: str, games: int, runs: int) -> dict[str, Any]:
    """Measures one workload in this process; see :func:`bench`."""
    pair = decks(name)
    _play(pair, 0)  # what is worked out once is worked out now
    middles, crowded = _positions(pair)
    figures: dict[str, list[float]] = {metric: [] for metric in METRICS}
    decisions = 0
    for _ in range(runs):
        seconds, decisions = _timed(lambda: play(name, games))
        figures["games_per_second"].append(games / seconds)
        figures["decisions_per_second"].append(decisions / seconds)
        figures["decision_us"].append(seconds / decisions * 1e6)
        seconds, count = _timed(lambda: _clone(crowded))
        figures["clone_us"].append(seconds / count * 1e6)
        seconds, count = _timed(lambda: _resample(middles))
        figures["resample_us"].append(seconds / count * 1e6)
        seconds, count = _timed(lambda: _playouts(middles, games))
        figures["playouts_per_second"].append(count / seconds)
        figures["peak_memory_mb"].append(_peak_memory())
    on_board = statistics.fmean(len(game.state.battlefield) for game in crowded)
    facts = Facts(mode(), version(), sys.version.split()[0], games, decisions, on_board)
    return {metric: _summary(values) for metric, values in figures.items()} | vars(facts)


@functools.cache
def decks(name: str) -> tuple[tuple[CardDef, ...], tuple[CardDef, ...]]:
    """The two decks of a workload.

    Raises:
        UnknownCard: one of the cards is not implemented.
    """
    first, second = MIRRORS[name] if name in MIRRORS else WORKLOADS[name]
    return _deck(first), _deck(second)


def play(name: str, games: int) -> int:
    """Plays the first games of a workload, for a profiler to look at; returns the decisions."""
    return sum(_play(decks(name), seed) for seed in range(games))


def _deck(given: str | dict[str, int]) -> tuple[CardDef, ...]:
    if isinstance(given, str):
        return Deck.load(given).main
    return tuple(cards.get(name) for name, count in given.items() for _ in range(count))


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    """Seconds of the processor that something takes, and what it counted."""
    gc.collect()
    start = time.process_time()
    count = work()
    return time.process_time() - start, count


def _play(pair: Sequence[Sequence[CardDef]], seed: int) -> int:
    """Plays a game at random; returns how many decisions it had."""
    game = sim.new_game(pair, seed)
    return _finish(game, random.Random(seed))


def _finish(game: sim.Game, chance: random.Random) -> int:
    """Plays a game on to its end, at random; returns the number of decisions made."""
    decisions = 0
    uniform = chance.random
    while (decision := game.decision) is not None:
        game.choose(int(uniform() * len(decision.options)))
        decisions += 1
    return decisions


def _positions(pair: Sequence[Sequence[CardDef]]) -> tuple[list[sim.Game], list[sim.Game]]:
    """Games halfway, and games with 15 permanents (halfway, if theirs never come to that)."""
    middles: list[sim.Game] = []
    crowded: list[sim.Game] = []
    for seed in range(_POSITIONS):
        half = _play(pair, seed) // 2
        game, chance = sim.new_game(pair, seed), random.Random(seed)
        full = False
        made = 0
        while (decision := game.decision) is not None:
            if made == half:
                middles.append(game.clone())
            if not full and len(game.state.battlefield) == PERMANENTS:
                full = True
                crowded.append(game.clone())
            game.choose(int(chance.random() * len(decision.options)))
            made += 1
    return middles, crowded or middles


def _clone(games: Sequence[sim.Game]) -> int:
    for game in games:
        for _ in range(_CLONES):
            game.clone()
    return len(games) * _CLONES


def _resample(games: Sequence[sim.Game]) -> int:
    for game in games:
        assert game.decision is not None  # positions have one
        player = game.decision.player
        for seed in range(_RESAMPLES):
            game.resample(player, seed)
    return len(games) * _RESAMPLES


def _playouts(games: Sequence[sim.Game], count: int) -> int:
    for number in range(count):
        _finish(games[number % len(games)].clone(), random.Random(number))
    return count


def _peak_memory() -> float:
    """The most memory that the process has held so far, in megabytes; NaN if unknown."""
    if sys.platform == "win32":
        return float("nan")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)


def _summary(values: list[float]) -> dict[str, Any] | None:
    if any(value != value for value in values):
        return None
    return {
        "median": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "runs": values,
    }


def load(path: str | Path) -> dict[str, dict[str, Any]]:
    """An earlier measurement, as ``manaduel bench --json`` printed it.

    Raises:
        BenchError: there is no such file, or it is something else.
    """
    try:
        content = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BenchError(f"{path}: cannot be read ({error.strerror})") from None
    except ValueError:
        content = None
    if not (isinstance(content, dict) and content and all(map(_is_measured, content.values()))):
        raise BenchError(f"{path}: not a measurement that `manaduel bench --json` printed")
    return content


def _is_measured(workload: object) -> bool:
    if not (isinstance(workload, dict) and isinstance(workload.get("mode"), str)):
        return False
    figures = [workload[metric] for metric in METRICS if workload.get(metric) is not None]
    return all(
        isinstance(figure, dict) and isinstance(figure.get("median"), int | float)
        for figure in figures
    )


def ratio(now: dict[str, Any], before: dict[str, Any], metric: str) -> float | None:
    """A metric's median over its earlier median; None where there are not both."""
    pair = (now.get(metric), before.get(metric))
    if pair[0] is None or pair[1] is None or not pair[1]["median"]:
        return None
    return float(pair[0]["median"] / pair[1]["median"])


def compared(
    now: dict[str, dict[str, Any]], before: dict[str, dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """A measurement in which each metric also has its ``ratio`` to an earlier one, or None."""
    out = {}
    for name, figures in now.items():
        earlier = before.get(name, {})
        out[name] = {
            metric: value | {"ratio": ratio(figures, earlier, metric)}
            if metric in METRICS and value is not None
            else value
            for metric, value in figures.items()
        }
    return out
