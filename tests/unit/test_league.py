"""Leagues of agents: ratings, their intervals, and runs that grow."""

import json
import math

import numpy as np
import pytest

from agents import Agent
from cards import Deck
from experiments.cli import main
from experiments.figures.plots import PlotError, plot_ratings
from experiments.figures.ratings import ELO, Rating, ratings
from experiments.figures.tables import ratings_table
from experiments.league import league
from experiments.tournament import Runner
from experiments.workers import LocalBackend


class Lazy(Agent):
    """Keeps every hand and passes, which makes for quick games that a busy agent wins."""

    def choose(self, view, decision):
        return 0


LAZY = f"{__name__}:Lazy"
DECK = "20 Mountain\n12 Goblin Bushwhacker\n8 Lightning Bolt"


@pytest.fixture(scope="module")
def deck():
    return Deck.from_text(DECK, "goblins", any_deck=True)


def test_two_ratings_are_worked_out_by_hand():
    wins = np.array([[0, 30], [10, 0]])
    first, second = ratings(["one", "other"], wins, np.zeros((2, 2)))
    # Half a win is added to either side.
    assert first.rating - second.rating == pytest.approx(ELO * math.log(30.5 / 10.5), abs=0.01)
    assert first.rating == pytest.approx(-second.rating)
    # The variance of the log odds is 1/30.5 + 1/10.5; each rating has half of the difference.
    half = 1.959964 * math.sqrt(1 / 30.5 + 1 / 10.5) / 2 * ELO
    assert first.high - first.low == pytest.approx(2 * half, rel=1e-4)
    assert (first.name, first.wins, first.losses) == ("one", 30, 10)


def test_what_is_added_is_spread_over_the_pairings():
    # Ten who are all alike but for the first, who won three games of four against each other.
    wins = np.full((10, 10), 2.0)
    np.fill_diagonal(wins, 0)
    wins[0, 1:], wins[1:, 0] = 3, 1
    first, second, *_ = ratings(list("abcdefghij"), wins, np.zeros((10, 10)))
    expected = ELO * math.log((9 * 3 + 0.5) / (9 * 1 + 0.5))
    assert first.rating - second.rating == pytest.approx(expected, abs=0.1)


def test_ratings_find_what_games_were_drawn_from():
    strengths = np.array([0.9, 0.2, -0.3, -0.8])
    random = np.random.default_rng(3)
    chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    inside = 0
    for _ in range(50):
        wins = np.triu(random.binomial(200, chances), 1)
        wins = wins + np.tril(200 - wins.T, -1)
        for one in ratings(list("abcd"), wins, np.zeros((4, 4))):
            inside += one.low <= ELO * strengths["abcd".index(one.name)] <= one.high
    assert 0.90 <= inside / 200 <= 0.99


def test_draws_are_half_a_win_for_each():
    nothing = np.zeros((2, 2))
    even = ratings(["a", "b"], nothing, np.array([[0, 8], [8, 0]]))
    assert [one.rating for one in even] == pytest.approx([0, 0])
    assert [one.draws for one in even] == [8, 8]


def test_who_won_everything_has_a_rating():
    first, _ = ratings(["a", "b"], np.array([[0, 50], [0, 0]]), np.zeros((2, 2)))
    assert 0 < first.low < first.rating < first.high < 2000


def test_a_rating_of_nearly_nothing_has_no_minus():
    table = ratings_table([Rating("a", -0.2, -9.6, 9.2, 1, 1, 0)], "Agent")
    assert [cell for column in table.columns[1:3] for cell in column.cells] == ["+0", "-10 to +9"]


def test_those_who_never_met_are_not_rated():
    wins = np.zeros((4, 4))
    wins[0, 1] = wins[2, 3] = 3
    with pytest.raises(ValueError, match="connect"):
        ratings(list("abcd"), wins, np.zeros((4, 4)))


def test_a_league(deck):
    result = league([LAZY, "random", "heuristic"], [deck], games=6, seed=2)
    assert [one.name for one in result.ratings][-1] == LAZY
    assert sum(one.rating for one in result.ratings) == pytest.approx(0)
    assert len(result.meetings) == 3
    for one in result.meetings:
        played = one.wins_a + one.wins_b + one.draws + one.incomplete + one.failed
        assert played == result.games == 6
    again = league([LAZY, "random", "heuristic"], [deck], 6, 2, Runner(backend=LocalBackend(2)))
    assert again == result


class Fails(Agent):
    def choose(self, view, decision):
        raise RuntimeError("never")


def test_a_league_of_which_no_game_ends_has_no_ratings(tmp_path, capsys):
    (tmp_path / "goblins.txt").write_text(DECK)
    command = ["league", f"{__name__}:Fails", "random", "--deck", "goblins"]
    command += ["--decks", str(tmp_path), "--any-deck", "--games", "2", "--workers", "1"]
    command += ["--out", str(tmp_path / "run"), "--plot", str(tmp_path / "plot.svg")]
    assert main(command) == 1
    printed = capsys.readouterr()
    assert "RuntimeError: never" in printed.err
    assert "failed" in printed.out
    assert (tmp_path / "plot.svg").exists()


def test_a_league_grows(deck, tmp_path):
    def played(specs, games, **settings):
        return league(specs, [deck], games, 1, Runner(out=tmp_path, **settings))

    def recorded():
        return len((tmp_path / "games.jsonl").read_text().splitlines())

    played([LAZY, "random"], 2)
    assert recorded() == 2
    played([LAZY, "random"], 4, resume=True)
    assert recorded() == 4
    result = played([LAZY, "heuristic", "random"], 4, resume=True)
    assert recorded() == 12
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert summary["ratings"][0]["name"] == result.ratings[0].name
    assert league([LAZY, "heuristic", "random"], [deck], 4, 1) == result


@pytest.mark.parametrize(
    ("specs", "problem"), [(["random"], "at least two"), (["random", "random"], "twice")]
)
def test_who_can_have_no_league(deck, specs, problem):
    with pytest.raises(ValueError, match=problem):
        league(specs, [deck])


def test_the_command(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    (tmp_path / "goblins.txt").write_text(DECK)
    plot = tmp_path / "ratings.png"
    command = ["league", LAZY, "random", "--deck", "goblins", "--decks", str(tmp_path)]
    command += ["--any-deck", "--games", "2", "--workers", "1"]
    assert main([*command, "--plot", str(plot)]) == 0
    printed = capsys.readouterr().out
    assert "Bradley-Terry ratings" in printed
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert main([*command, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert {one["name"] for one in facts["ratings"]} == {LAZY, "random"}


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["random"],
        ["random", "nobody"],
        ["random", "heuristic", "--games", "0"],
        ["random", "heuristic", "--plot", "no-such-folder/plot.png"],
    ],
)
def test_bad_input_is_one_line_and_status_2(arguments, capsys):
    assert main(["league", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_plot_in_no_format(tmp_path):
    pytest.importorskip("matplotlib")
    with pytest.raises(PlotError, match="supported"):
        plot_ratings([Rating("a", 0, -1, 1, 1, 1, 0)], tmp_path / "plot.xyz", "title")
