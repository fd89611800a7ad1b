"""Measuring the searching agents: nodes and decisions by the second.

``mcts`` plays a Pauper mirror against itself. About some of the same decisions are asked ``mcts``
with light rollouts, ``greedy`` and ``heuristic``. Seconds are those of the processor, on one core,
in a process of its own. A node is a line that was played (see
:class:`agents.search.MctsAgent`); its time is that of the whole decision, with drawing the worlds
and asking ``heuristic``.
"""

import multiprocessing
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import sim
from agents import Agent
from agents.heuristic import HeuristicAgent
from agents.search import GreedyAgent, MctsAgent
from cards import Deck
from sim.engine.version import mode, version

DECK = "mono-red-rally"
NODES = 400
GAMES = 1
# The agents that are asked besides are asked about one decision in so many.
_EVERY = 4

# Every metric, with what it is called for people.
METRICS: dict[str, str] = {
    "nodes_per_second": "mcts, nodes/s",
    "light_nodes_per_second": "mcts:rollouts=light, nodes/s",
    "decisions_per_second": "mcts, decisions/s",
    "search_ms": "a decision that mcts searches, ms",
    "greedy_ms": "a decision of greedy, ms",
    "heuristic_us": "a decision of heuristic, µs",
}


def bench(games: int | None, runs: int) -> dict[str, Any]:
    """Measures in a process of its own.

    Args:
        games: how many games each run plays; by default :data:`GAMES`.
        runs: how often everything is measured.

    Returns:
        ``metric: {"median", "low", "high", "runs"}`` for all of :data:`METRICS`, and ``mode``,
        ``version``, ``python``, ``deck``, ``games``, ``decisions`` of each run, ``searched`` (how
        many of these were searched) and ``nodes``.
    """
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(measure, games or GAMES, runs).result()


def measure(games: int, runs: int, nodes: int = NODES) -> dict[str, Any]:
    """Measures in this process; see :func:`bench`."""
    deck = Deck.load(DECK)
    found: dict[str, list[float]] = {metric: [] for metric in METRICS}
    _Run(deck).play(0, 8)  # what is worked out once is worked out now
    for _ in range(runs):
        run = _Run(deck)
        for seed in range(games):
            run.play(seed, nodes)
        for metric, value in run.figures().items():
            found[metric].append(value)
    facts = {
        "mode": mode(),
        "version": version(),
        "python": sys.version.split()[0],
        "deck": DECK,
        "games": games,
        "decisions": run.decisions,
        "searched": run.searched,
        "nodes": run.nodes,
    }
    return {name: _summary(values) for name, values in found.items()} | facts


class _Run:
    """Some games and what they took."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.decisions = self.searched = self.nodes = self.asked = 0
        self.seconds = self.searching = self.greedy = self.heuristic = self.light = 0.0
        self.light_nodes = 0

    def play(self, seed: int, nodes: int) -> None:
        game = sim.new_game([self.deck.main, self.deck.main], seed)
        players = [MctsAgent(nodes=nodes), MctsAgent(nodes=nodes)]
        greedy, heuristic = GreedyAgent(), HeuristicAgent()
        light = MctsAgent(nodes=nodes, rollouts="light")
        for seat, agent in enumerate(players):
            agent.begin(seat, seed)
        while (decision := game.decision) is not None:
            seat = decision.player
            agent = players[seat]
            if self.decisions % _EVERY == 0:
                self.asked += 1
                self.greedy += _seconds(greedy, game, seat)
                self.heuristic += _seconds(heuristic, game, seat)
                nodes_before = light.searched
                seconds = _seconds(light, game, seat)
                if light.searched > nodes_before:
                    self.light += seconds
                    self.light_nodes += light.searched - nodes_before
            before = agent.decisions
            started = time.process_time()
            chosen = agent.choose(game.view(seat), decision)
            seconds = time.process_time() - started
            self.seconds += seconds
            self.decisions += 1
            if agent.decisions > before:
                self.searching += seconds
            game.choose(chosen)
        self.searched += sum(agent.decisions for agent in players)
        self.nodes += sum(agent.searched for agent in players)

    def figures(self) -> dict[str, float]:
        return {
            "nodes_per_second": self.nodes / self.searching,
            "light_nodes_per_second": self.light_nodes / self.light,
            "decisions_per_second": self.decisions / self.seconds,
            "search_ms": self.searching / self.searched * 1e3,
            "greedy_ms": self.greedy / self.asked * 1e3,
            "heuristic_us": self.heuristic / self.asked * 1e6,
        }


def _seconds(agent: Agent, game: sim.Game, seat: int) -> float:
    """How long an agent takes that sees the game for the first time."""
    decision = game.decision
    assert decision is not None
    agent.begin(seat, 0)
    started = time.process_time()
    agent.choose(game.view(seat), decision)
    return time.process_time() - started


def _summary(values: list[float]) -> dict[str, Any]:
    return {
        "median": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "runs": values,
    }
