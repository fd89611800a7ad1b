"""Rates and their intervals, and the counts that they are of."""

import dataclasses

import numpy as np
import pytest
from scipy.stats import binomtest, bootstrap

from experiments.figures import CardTally, Tally, paired_bootstrap, rate
from experiments.figures.statistics import weighted_rate, wilson
from experiments.figures.tables import cards_table, rate_with_interval
from experiments.records import Record, Seat, Side

SIDES = (Side("a", "1", "random"), Side("b", "2", "random"))


def record(winner, outcome="win", turns=10, first=0, number=0, seat_of_a=0, **fields):
    return Record(
        number=number,
        game=1,
        games=1,
        sides=SIDES,
        seat_of_a=seat_of_a,
        seats=(Seat(), Seat()),
        seed=1,
        starting_player=first,
        winner=winner,
        outcome=outcome,
        reason="",
        turns=turns,
        decisions=5,
        engine="0",
        **fields,
    )


def tally(records):
    found = Tally((({}, {}), ({}, {})))
    for one in records:
        found.add([one])
    return found


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (3, 10), (0, 50), (777, 1000)])
def test_the_interval_is_that_of_scipy(wins, games):
    expected = binomtest(wins, games).proportion_ci(0.95, method="wilson")
    found = rate(wins, games)
    assert (found.count, found.value) == (games, wins / games)
    assert found.low == pytest.approx(expected.low, abs=1e-12)
    assert found.high == pytest.approx(expected.high, abs=1e-12)


def test_a_rate_of_nothing():
    assert rate(0, 0).value is weighted_rate(0, 0, 0).low is None
    assert rate_with_interval(rate(0, 0)) == "-"
    assert rate(0, 0).width == 1


def test_copies_in_one_game_are_no_games_of_their_own():
    # Ten games with four copies each tell what ten games tell.
    four = weighted_rate(4 * 6, 4 * 10, 16 * 10)
    assert (four.low, four.high) == wilson(0.6, 10)
    assert four.count == 40
    # With one copy in each they are the same.
    assert weighted_rate(6, 10, 10) == rate(6, 10)


def test_the_paired_bootstrap_is_that_of_scipy():
    kinds = {(0, 2): 30, (1, 2): 100, (2, 2): 40, (1, 1): 7, (0, 1): 3, (0, 0): 5}
    wins, decided = np.repeat(np.array(list(kinds)), list(kinds.values()), axis=0).T
    expected = bootstrap(
        (wins, decided),
        lambda one, other, axis: one.sum(axis=axis) / other.sum(axis=axis),
        paired=True,
        method="percentile",
        rng=np.random.default_rng(5),
    ).confidence_interval
    found = paired_bootstrap(kinds, seed=0)
    assert found.low == pytest.approx(expected.low, abs=0.004)
    assert found.high == pytest.approx(expected.high, abs=0.004)
    assert found == paired_bootstrap(dict(reversed(kinds.items())), seed=0)


def test_pairs_that_split_make_the_interval_narrower():
    split = paired_bootstrap({(1, 2): 90, (2, 2): 5, (0, 2): 5}, seed=1)
    alike = paired_bootstrap({(2, 2): 50, (0, 2): 50}, seed=1)
    assert split.width < rate(100, 200).width < alike.width


def test_a_bootstrap_of_what_is_all_the_same_tells_nothing():
    assert paired_bootstrap({(1, 2): 50}, seed=1) is None
    assert paired_bootstrap({(0, 2): 50, (0, 1): 3, (0, 0): 9}, seed=1) is None
    assert paired_bootstrap({}, seed=1) is None


def test_counts_of_games():
    found = tally(
        [
            record(0, number=0),  # A wins on the play
            record(1, number=1, seat_of_a=1),  # A wins on the draw
            record(1, number=2),  # B wins, A on the play
            record(None, "draw", turns=50, number=3, seat_of_a=1),
            record(None, "incomplete", turns=999, number=4),
        ]
    )
    assert (found.games, found.count("a"), found.count("b")) == (5, 2, 1)
    assert (found.count("draw"), found.count("incomplete")) == (1, 1)
    assert found.win_rate.value == pytest.approx(2 / 3)
    assert found.win_rate_where(a_began=True).value == 0.5
    assert found.win_rate_where(a_began=False).value == 1
    assert found.mean_turns == 20
    assert found.pairs == {(2, 2): 1, (0, 1): 1}
    assert found.all_pairs == {(2, 2): 1, (0, 1): 1, (0, 0): 1}
    assert (found.win_rate.low, found.win_rate.high) == pytest.approx((0.20766, 0.93851), abs=1e-5)


def test_nothing_decided():
    found = tally([record(None, "incomplete")])
    assert found.win_rate.value is found.mean_turns is None


def test_a_failed_game_counts_for_nobody():
    found = tally([record(None, "failed", number=0, replay="failures/x.json"), record(0, number=1)])
    assert (found.count("failed"), found.win_rate.count) == (1, 1)
    assert [one.replay for one in found.failures] == ["failures/x.json"]


def test_the_turn_of_the_win_counts_the_turns_of_the_winner():
    # Turns 1, 3, 5, 7 are those of the player who began.
    assert record(0, turns=7, first=0).turn_of_the_win == 4
    assert record(1, turns=7, first=0).turn_of_the_win == 3
    assert record(1, turns=8, first=0).turn_of_the_win == 4
    found = tally([record(0, turns=7), record(0, turns=7), record(1, turns=8)])
    assert (found.turns_of_wins("a"), found.turns_of_wins("b")) == ({4: 2}, {4: 1})


def test_matches_are_won_by_games():
    games = [record(0), record(1), record(0)]
    match = [dataclasses.replace(one, game=n, games=3) for n, one in enumerate(games, 1)]
    found = Tally((({}, {}), ({}, {})))
    found.add(match)
    assert found.matches == {"a": 1}
    assert found.win_rate.count == 3
    assert found.match_rate.count == 1


def test_mulligans_with_what_came_of_them():
    one = dataclasses.replace(record(0), seats=(Seat(mulligans=2), Seat()))
    found = tally([one, dataclasses.replace(one, winner=1), record(None, "draw")])
    first = found.by_mulligans(0)
    assert {number: figures.games for number, figures in first.items()} == {0: 1, 2: 2}
    assert first[2].win_rate.value == 0.5
    assert first[0].win_rate.value is None


def test_the_measures_of_a_card():
    cards = CardTally()
    deck = {"Shock": 4, "Mountain": 16}
    cards.add(deck, Seat(opening={"Shock": 2}, drawn={"Shock": 1}, cast={"Shock": 1}), True)
    cards.add(deck, Seat(drawn={"Shock": 1, "Mountain": 3}), False)
    shock = cards.figures(deck)["Shock"]
    counts = {measure: one.count for measure, one in shock.rates.items()}
    assert counts == {"OH": 2, "GD": 2, "GIH": 4, "GNS": 4, "cast": 1}
    assert shock.rates["OH"].value == 1
    assert shock.rates["GD"].value == 0.5
    assert shock.rates["GIH"].value == 0.75
    assert shock.rates["GNS"].value == 0.25
    assert shock.iwd == 0.5
    assert cards_table("deck", cards.figures(deck)).row_count == 2
