"""Measuring the environments: what a step costs, and how many there are by the second.

The learner and the opponent choose uniformly at random, the decks are the Pauper decks in turn,
each against the next one. A step is all that happens between two decisions of the learner: the
moves, the opponent's decisions, observation, mask and info; a new episode is counted with the
steps. Seconds are those of the processor, on one core, in a process of its own. The engine's part
is measured by playing the same games again by their seeds and choices, with nothing around them.
"""

import functools
import multiprocessing
import random
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

import sim
from agents.env import ManaDuelEnv, ManaDuelVectorEnv
from agents.env.duel import MASK
from cards import Deck
from experiments.bench import PAUPER_DECKS
from sim.engine.version import mode, version
from sim.vocab import CardDef

SIDE_BY_SIDE = (8, 64)
EPISODES = 20

# Every metric, with what it is called for people.
METRICS: dict[str, str] = {
    "step_us": "a step, µs",
    "engine_us": "of it the engine, µs",
    "observation_us": "of it observation and mask, µs",
    "steps_per_second": "steps/s, 1 game",
    **{f"steps_per_second_{count}": f"steps/s, {count} games" for count in SIDE_BY_SIDE},
}


def bench(episodes: int | None, runs: int) -> dict[str, Any]:
    """Measures in a process of its own.

    Args:
        episodes: how many each run plays; by default :data:`EPISODES`.
        runs: how often everything is measured.

    Returns:
        ``metric: {"median", "low", "high", "runs"}`` for all of :data:`METRICS`, and ``mode``,
        ``version``, ``python``, ``episodes``, ``steps`` and ``decisions`` (of both players)
        of each run.
    """
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(measure, episodes or EPISODES, runs).result()


def measure(episodes: int, runs: int) -> dict[str, Any]:
    """Measures in this process; see :func:`bench`."""
    found: dict[str, list[float]] = {metric: [] for metric in METRICS}
    play(2)  # what is worked out once is worked out now
    steps, games, decisions = 0, [], 0
    for _ in range(runs):
        seconds = -_now()
        steps, games = play(episodes)
        seconds += _now()
        found["step_us"].append(seconds / steps * 1e6)
        found["steps_per_second"].append(steps / seconds)
        decisions = sum(len(game.history) for game in games)
        found["engine_us"].append(_replay(games) / steps * 1e6)
        found["observation_us"].append(_observe(games) * 1e6)
        for count in SIDE_BY_SIDE:
            found[f"steps_per_second_{count}"].append(_side_by_side(count, max(2, steps // count)))
    facts = {
        "mode": mode(),
        "version": version(),
        "python": sys.version.split()[0],
        "episodes": episodes,
        "steps": steps,
        "decisions": decisions,
    }
    return {name: _summary(values) for name, values in found.items()} | facts


def pair(number: int) -> tuple[tuple[CardDef, ...], tuple[CardDef, ...]]:
    """The decks of an episode."""
    place = number % len(PAUPER_DECKS)
    return _deck(PAUPER_DECKS[place]), _deck(PAUPER_DECKS[place - 1])


@functools.cache
def _deck(name: str) -> tuple[CardDef, ...]:
    return Deck.load(name).main


def play(episodes: int) -> tuple[int, list[sim.Game]]:
    """Plays episodes; how many steps these had, and the games as they ended."""
    env = ManaDuelEnv()
    chance = random.Random(0)
    steps, games = 0, []
    for number in range(episodes):
        _, info = env.reset(seed=number, options={"decks": pair(number)})
        over = False
        while not over:
            possible = int(np.count_nonzero(info[MASK]))
            _, _, terminated, truncated, info = env.step(int(chance.random() * possible))
            over = terminated or truncated
            steps += 1
        games.append(env.duel.game)
    return steps, games


def _replay(games: list[sim.Game]) -> float:
    """Seconds of the engine alone for these games."""
    seconds = -_now()
    for played in games:
        origin = played.origin
        assert origin is not None  # they began at their beginning
        game = sim.new_game(origin.decks, origin.seed)
        for choice in played.history:
            game.choose(choice)
    return seconds + _now()


def _observe(games: list[sim.Game]) -> float:
    """Seconds for an observation with its mask, at decisions all over the games."""
    env = ManaDuelEnv()
    positions = []
    for played in games:
        assert played.origin is not None
        game = sim.new_game(played.origin.decks, played.origin.seed)
        for number, choice in enumerate(played.history):
            if number % 10 == 0:
                positions.append(game.clone())
            game.choose(choice)
    seconds = -_now()
    for position in positions:
        env.duel.game = position
        assert position.decision is not None
        env.duel.observe(position.decision.player)
    return (seconds + _now()) / len(positions)


def _side_by_side(count: int, steps: int) -> float:
    """Steps by the second of so many games at once."""
    envs = ManaDuelVectorEnv(count, *pair(0), copy=False)
    for number, match in enumerate(envs.matches):
        match.decks = pair(number)
    chance = np.random.default_rng(0)
    _, infos = envs.reset(seed=0)
    seconds = -_now()
    for _ in range(steps):
        drawn = (chance.random(count) * infos[MASK].sum(axis=1)).astype(np.int64)
        *_, infos = envs.step(drawn)
    return count * steps / (seconds + _now())


def _now() -> float:
    return time.process_time()


def _summary(values: list[float]) -> dict[str, Any]:
    return {
        "median": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "runs": values,
    }
