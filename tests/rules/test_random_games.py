"""Random games of the two decks; MANADUEL_TEST_VOLUME=100 plays a hundred times as many."""

import itertools
import pickle
import random

import pytest

from sim.engine import key
from tests.games import DECKS, VOLUME, new_game, play

PAIRS = list(itertools.product(DECKS, repeat=2))
SETTINGS = [{}, {"forced": True}, {"mana_abilities": True}, {"manual_mana": True}]


def start(number, **settings):
    return new_game(1000 + number, PAIRS[number % len(PAIRS)], **settings)


def assert_same(one, other):
    forms = (key.canonical(one.state), key.canonical(other.state))
    if forms[0] != forms[1]:
        pytest.fail(f"the games differ at {key.difference(*forms)}")


@pytest.mark.parametrize("number", range(6 * VOLUME))
def test_copies_at_every_decision_go_the_same_way(number):
    """At every decision the game is cloned and pickled, and all three take the next step."""
    settings = SETTINGS[number % len(SETTINGS)]
    game = start(number, **settings)
    chance = random.Random(number)
    while game.decision is not None:
        clone = game.clone()
        pickled = pickle.loads(pickle.dumps(game))
        assert clone.key() == pickled.key() == game.key()
        index = chance.randrange(len(game.decision.options))
        clone.choose(index)
        assert_same(pickled, game)
        pickled.choose(index)
        game.choose(index)
        assert_same(clone, game)
        assert_same(pickled, game)
        assert game.status() == []
        # Every now and then the copy takes the game's place, so that faults of copies add up.
        if chance.random() < 0.1:
            game = chance.choice((clone, pickled))


@pytest.mark.parametrize("number", range(4 * VOLUME))
def test_copies_end_the_same_way(number):
    game = start(number)
    chance = random.Random(number)
    while game.decision is not None:
        play(game, chance.random(), chance.randrange(1, 40))
        clone, pickled = game.clone(), pickle.loads(pickle.dumps(game))
        rest = chance.random()
        assert_same(play(clone, rest), play(pickled, rest))
        assert clone.result == pickled.result
        assert clone.result is not None


@pytest.mark.parametrize("number", range(4 * VOLUME))
def test_two_games_of_one_seed_run_in_lockstep(number):
    """In one process, with another game in between that must not matter."""
    settings = SETTINGS[number % len(SETTINGS)]
    one, other = (start(number, **settings) for _ in range(2))
    between = start(number + 1)
    chance = random.Random(number)
    while one.decision is not None:
        assert_same(one, other)
        index = chance.randrange(len(one.decision.options))
        one.choose(index)
        play(between, index, 1)
        other.choose(index)
    assert one.result == other.result
    assert one.history == other.history


@pytest.mark.parametrize("number", range(10 * VOLUME))
def test_nothing_is_inconsistent_after_any_decision(number):
    game = start(number, **SETTINGS[number % len(SETTINGS)])
    chance = random.Random(number)
    step = None
    while game.decision is not None:
        state = game.state
        if step != (state.turn, state.step):
            # 500.4: what a step left in the pools is gone when the next one begins.
            step = (state.turn, state.step)
            assert [player.pool for player in state.players] == [[], []]
        game.choose(chance.randrange(len(game.decision.options)))
        assert game.status() == []
        lives = [player.life for player in game.state.players]
        assert all(abs(life) < 500 for life in lives)
    assert game.result.turns == game.turn


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_many_games_without_an_exception(block):
    for number in range(50 * VOLUME):
        game = play(start(block * 10_000 + number), number)
        assert game.result is not None
        assert game.status() == []
