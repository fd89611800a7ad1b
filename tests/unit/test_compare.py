import dataclasses
import sys

import pytest

from agents.random_agent import RandomAgent
from cards import Deck
from experiments import AgentError, compare, play_game
from experiments.batches import Unit
from experiments.play import derived_seed
from experiments.records import Record, Seat
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


@pytest.mark.parametrize(
    "settings", [{"games": 0}, {"games": -1}, {"workers": 0}, {"best_of": 0}, {"best_of": 11}]
)
def test_out_of_range(decks, settings):
    with pytest.raises(ValueError, match="must be from 1 to"):
        compare(*decks, **settings)


def test_usable_cores():
    assert usable_cores() >= 1


@pytest.mark.parametrize("settings", [{"until": 0}, {"until": 1}, {"best_of": 2}])
def test_settings_that_make_no_sense(decks, settings):
    with pytest.raises(ValueError, match=r"width between|best of 1, 3, 5"):
        compare(*decks, **settings)


def test_until_stops_at_the_same_game_however_many_workers_play(decks, monkeypatch):
    monkeypatch.setattr(sys.modules["experiments.compare"], "LOOK_EVERY", 4)

    def stopped(games, workers, until=None):
        settings = {"agent_a": "random", "agent_b": "random", "seed": 3, "workers": workers}
        return counted(compare(*decks, games, until=until, **settings))

    first = stopped(60, 1, until=0.4)
    assert 4 < first.games < 30
    assert first.games % 4 == 0
    assert first.ci_high - first.ci_low < 0.4
    assert first == stopped(60, 2, until=0.4) == stopped(first.games, 1)
    before = stopped(first.games - 4, 1)
    assert before.ci_high - before.ci_low >= 0.4


class Invented:
    """A backend that plays nothing: the player who begins wins two games of three."""

    workers = 4

    def run(self, work, chunks):
        for chunk in chunks:
            yield [Unit([self.record(work.schedule, number)], {}) for number in chunk]

    def record(self, schedule, number):
        return Record(
            number=number,
            game=1,
            games=1,
            sides=schedule.sides[0],
            seat_of_a=number % 2,
            seats=(Seat(), Seat()),
            seed=schedule.seed_of(number),
            starting_player=0,
            winner=int(number % 3 == 2),
            outcome="win",
            reason="",
            turns=9,
            decisions=1,
            engine="",
        )


def test_any_backend_will_do(decks):
    result = compare(*decks, 100_000, until=0.05, backend=Invented())
    assert result.ci_high - result.ci_low < 0.05
    # A width of 0.05 takes 1.96 squared by 0.05 squared games, at a half.
    assert result.games == 1600
    assert result.on_play == pytest.approx(2 / 3, abs=0.01)
    assert result.on_draw == pytest.approx(1 / 3, abs=0.01)


def test_matches(decks):
    settings = {"agent_a": "random", "agent_b": "random", "seed": 2, "best_of": 3}
    result = compare(*decks, 6, **settings)
    assert result.matches.matches == 6
    assert result.matches.wins_a + result.matches.wins_b == 6
    assert 12 <= result.games <= 18
    assert max(result.wins_a, result.wins_b) <= 12
    assert counted(result) == counted(compare(*decks, 6, workers=2, **settings))


def test_counts_agree_with_each_other(decks):
    result = compare(*decks, 20, "random", "random", seed=4)
    assert sum(result.winning_turns_a.values()) == result.wins_a
    assert sum(result.winning_turns_b.values()) == result.wins_b
    for mulligans in (result.mulligans_a, result.mulligans_b):
        assert sum(one.games for one in mulligans.values()) == 20
    decided = result.wins_a + result.wins_b
    for deck, cards in zip(decks, (result.cards_a, result.cards_b), strict=True):
        assert list(cards) == list(deck.counts())
        for name, one in cards.items():
            rates = one.rates
            assert one.copies == deck.counts()[name]
            assert rates["OH"].count + rates["GD"].count == rates["GIH"].count
            assert rates["GIH"].count + rates["GNS"].count == one.copies * decided
