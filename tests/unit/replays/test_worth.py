from collections import Counter

import pytest

from experiments.replays.recording import Recording
from experiments.replays.worth import decision_at, option_named, paired_interval, worth
from sim.state.decision import ASK_PRIORITY
from tests.games import new_game, play

RANDOM = ("random", "random")


def with_options(recording, count, last=False):
    """A decision about priority with so many options or more, the first or the last."""
    found = [
        position
        for position, game in enumerate(recording.positions())
        if game.decision is not None
        and game.decision.kind == ASK_PRIORITY
        and len(game.decision.options) >= count
    ]
    return found[-1 if last else 0]


def test_the_result_depends_on_the_seed_alone(recording):
    decision = with_options(recording, 2, last=True)
    one = worth(recording, decision, 0, 6, RANDOM, seed=3)
    assert worth(recording, decision, 0, 6, RANDOM, seed=3).facts() == one.facts()
    assert worth(recording, decision, 0, 6, RANDOM, seed=3, workers=2).facts() == one.facts()
    assert sum(one.recorded.games.values()) == sum(one.changed.games.values()) == 6


@pytest.mark.parametrize("hidden", ["redrawn", "kept"])
def test_the_choice_that_was_made_is_worth_nothing_more_than_itself(recording, hidden):
    decision = with_options(recording, 2, last=True)
    found = worth(recording, decision, recording.choices[decision], 12, RANDOM, hidden, seed=1)
    assert found.recorded.games == found.changed.games
    assert found.difference == 0
    assert found.low < 0 < found.high


def test_winning_at_once_is_worth_it():
    # The last choice of a won game is made again, against whatever else there was.
    for seed in range(50):
        game = play(new_game(seed), seed)
        recording = Recording.of(game)
        last = len(recording.choices) - 1
        before = decision_at(recording, last)
        if game.result.winner == before.decision.player:
            break
    change = 1 - min(recording.choices[last], 1)
    found = worth(recording, last, change, 20, RANDOM)
    assert found.recorded.games == {"win": 20}
    assert found.difference <= 0


def test_games_differ_in_what_is_hidden():
    recording = Recording.of(play(new_game(4), 4))
    found = worth(recording, with_options(recording, 2), 0, 12, RANDOM)
    assert found.recorded.games["win"] and found.recorded.games["loss"]


def test_the_interval_of_paired_differences():
    assert paired_interval(Counter()) == (None, None, None)
    # Bonett and Price (2012): 12 gains and 3 losses in 40 pairs, so the mean of 42 pairs is 9/42.
    mean, low, high = paired_interval(Counter({1.0: 12, -1.0: 3, 0.0: 25}))
    assert mean == pytest.approx(9 / 40)
    reach = 1.959964 * ((17 / 42 - (9 / 42) ** 2) / 42) ** 0.5
    assert (low, high) == pytest.approx((9 / 42 - reach, 9 / 42 + reach))
    assert paired_interval(Counter({1.0: 5}))[2] == 1.0


@pytest.mark.slow
def test_the_interval_holds_the_true_difference_as_often_as_it_says():
    import numpy as np

    chance = np.random.default_rng(1)
    for shares in ((0.05, 0.9, 0.05), (0.2, 0.5, 0.3), (0.0, 0.97, 0.03)):
        true, held = shares[2] - shares[0], 0
        for counts in chance.multinomial(60, shares, 2000):
            lost, same, gained = counts.tolist()
            _, low, high = paired_interval(Counter({-1.0: lost, 0.0: same, 1.0: gained}))
            held += low <= true <= high
        assert held / 2000 > 0.935


def test_options_are_found_by_number_and_text(recording):
    game = decision_at(recording, with_options(recording, 2))
    texts = [game.describe(index) for index in range(len(game.decision.options))]
    assert [option_named(game, str(index)) for index in range(len(texts))] == list(
        range(len(texts))
    )
    assert [option_named(game, text.upper()) for text in texts] == list(range(len(texts)))
    with pytest.raises(ValueError, match="no option") as caught:
        option_named(game, "surrender")
    assert all(text in str(caught.value) for text in texts)


@pytest.mark.parametrize(
    ("decision", "change", "settings"),
    [(-1, 0, {}), (10**6, 0, {}), (0, 99, {}), (0, 0, {"games": 0}), (0, 0, {"hidden": "seen"})],
)
def test_what_is_not_there(recording, decision, change, settings):
    with pytest.raises(ValueError):
        worth(recording, decision, change, **settings)
