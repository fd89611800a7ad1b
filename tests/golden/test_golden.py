"""The golden games are played as recorded, in whichever mode runs; MANADUEL_MODE names the one
that must (``make test-compiled`` does)."""

import importlib
import multiprocessing
import os
import pickle
import pkgutil
from concurrent.futures import ProcessPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import agents.heuristic
import agents.search
import sim
import sim.engine
import sim.rules
import sim.state
import sim.vocab
from sim.engine.version import mode
from tests import golden
from tests.games import DECKS, deck, new_game, play

# As setup.py says.
INTERPRETED = {
    "agents.heuristic.agent",
    "agents.search.greedy",
    "agents.search.guide",
    "agents.search.mcts",
    "agents.search.searcher",
    "agents.search.settings",
    "sim.engine.checks",
    "sim.engine.cross_check",
    "sim.engine.errors",
    "sim.engine.files",
    "sim.engine.game",
    "sim.engine.replay",
    "sim.engine.result",
    "sim.engine.version",
    "sim.engine.view",
    "sim.vocab.card",
    "sim.vocab.designations",
}


PACKAGES = (sim.vocab, sim.state, sim.rules, sim.engine, agents.heuristic, agents.search)
# What else setup.py compiles.
LEARNERS = ("card_rows", "encoder", "game_row", "layout", "packing", "tables")


def engine_modules():
    yield from (f"agents.env.{name}" for name in LEARNERS)
    for package in PACKAGES:
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            # What needs an extra is never compiled.
            if not found.ispkg and found.name != "agents.search.network":
                yield found.name


@pytest.mark.parametrize("pair", golden.PAIRS, ids="/".join)
def test_the_games_are_those_on_record(pair):
    record = golden.recorded()
    assert {seed for decks, seed in record if decks == pair} == set(golden.SEEDS)
    for seed in golden.SEEDS:
        assert golden.summary(pair, seed) == record[pair, seed]


def test_the_engine_is_of_one_kind():
    asked = os.environ.get("MANADUEL_MODE")
    assert asked in (None, mode())
    for name in engine_modules():
        path = importlib.import_module(name).__file__
        interpreted = not path.endswith(tuple(EXTENSION_SUFFIXES))
        assert interpreted == (name in INTERPRETED or not sim.compiled()), path


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_games_pickle_at_any_decision(protocol):
    for seed in range(4):
        game = new_game(seed)
        while game.decision is not None:
            again = pickle.loads(pickle.dumps(game, protocol))
            assert again.key() == game.key()
            assert again.decision.options == game.decision.options
            play(game, len(game.history), 9)
            play(again, len(again.history), 9)
            assert again.key() == game.key()


def finished(game, seed):
    return play(game, seed)


def test_games_go_to_processes_and_back():
    game = play(new_game(3), 3, 40)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        ended = pool.submit(finished, game, 5).result()
        mode_there = pool.submit(mode).result()
    assert mode_there == mode()
    assert ended.key() == play(game, 5).key()
    assert ended.status() == []


def test_definitions_pickle_by_name():
    for name in DECKS:
        cards = list(deck(name))
        assert [id(one) for one in pickle.loads(pickle.dumps(cards))] == [id(one) for one in cards]
