import dataclasses

import pytest

from agents.random_agent import RandomAgent
from cards import Deck
from experiments import AgentError, compare, play_game
from experiments.compare import _comparison, _Tally
from experiments.play import GameRecord, derived_seed
from experiments.workers import usable_cores

DECKS = ("mono-red-madness", "mono-red-rally")


@pytest.fixture(scope="module")
def decks():
    return tuple(Deck.load(name) for name in DECKS)


def counted(result):
    return dataclasses.replace(result, games_per_second=0)


def test_a_game_is_a_function_of_decks_agents_and_seed(decks):
    first, second = (play_game(decks, [RandomAgent(), RandomAgent()], seed=11) for _ in range(2))
    assert first == second
    assert first.turns > 0
    assert first.decisions > 0
    assert (first.winner is not None) == (first.outcome == "win")


def test_seats_are_swapped_under_the_same_seed(decks):
    games = [
        play_game(pair, [RandomAgent(), RandomAgent()], derived_seed(0, 0))
        for pair in (decks, decks[::-1])
    ]
    assert games[0].starting_player == games[1].starting_player


def test_the_result_does_not_depend_on_the_workers(decks):
    results = [
        counted(compare(*decks, 21, "random", "random", seed=5, workers=workers))
        for workers in (1, 2, 3)
    ]
    assert results[0] == results[1] == results[2]
    assert results[0].games == 21
    assert results[0].seed == 5


def test_progress_adds_up(decks):
    finished = []
    compare(*decks, 7, "random", "random", progress=finished.append)
    assert sum(finished) == 7


class Wrong(RandomAgent):
    def choose(self, view, decision):
        return 99


@pytest.mark.parametrize("workers", [1, 2])
def test_an_agent_that_chooses_what_is_no_option(decks, workers):
    with pytest.raises(AgentError, match=r"Wrong answered .* with 99"):
        compare(*decks, 4, f"{__name__}:Wrong", "random", workers=workers)


def test_a_game_needs_two_agents(decks):
    agent = RandomAgent()
    for agents in ([agent], [agent, agent]):
        with pytest.raises(ValueError, match="two different objects"):
            play_game(decks, agents, seed=1)


@pytest.mark.parametrize("setting", [{"games": 1.5}, {"seed": "x"}, {"workers": None}])
def test_no_integer(decks, setting):
    with pytest.raises(ValueError, match="must be an integer"):
        compare(*decks, **setting)


@pytest.mark.parametrize("settings", [{"games": 0}, {"games": -1}, {"workers": 0}])
def test_out_of_range(decks, settings):
    with pytest.raises(ValueError, match="must be from 1 to"):
        compare(*decks, **settings)


def record(winner, outcome="win", turns=10, starting_player=0):
    return GameRecord(0, winner, outcome, "", turns, starting_player, 0)


def test_counts_and_rates():
    tally = _Tally()
    games = [
        (record(0), 0),  # A wins on the play
        (record(1), 1),  # A wins on the draw
        (record(1), 0),  # B wins, A on the play
        (record(None, "draw", turns=50), 0),
        (record(None, "incomplete", turns=999), 1),
    ]
    for game, seat_of_a in games:
        tally.record(game, seat_of_a)
    result = _comparison(tally, seed=3, seconds=2.0)
    assert (result.games, result.wins_a, result.wins_b) == (5, 2, 1)
    assert (result.draws, result.incomplete) == (1, 1)
    assert result.win_rate == pytest.approx(2 / 3)
    assert (result.on_play, result.on_draw) == (0.5, 1.0)
    assert result.mean_turns == 20
    assert result.games_per_second == 2.5
    # Worked out by hand from Wilson's formula with z = 1.959964.
    assert result.ci_low == pytest.approx(0.20766, abs=1e-5)
    assert result.ci_high == pytest.approx(0.93851, abs=1e-5)


def test_nothing_decided():
    tally = _Tally()
    tally.record(record(None, "incomplete"), 0)
    result = _comparison(tally, seed=0, seconds=1.0)
    assert (result.win_rate, result.ci_low, result.on_play, result.mean_turns) == (None,) * 4


def test_usable_cores():
    assert usable_cores() >= 1
