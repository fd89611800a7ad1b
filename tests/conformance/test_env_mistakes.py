"""Wrong arguments, options and actions of environments are told of in one clear line."""

import numpy as np
import pytest

import sim
from agents.env import IllegalAction, ManaDuelEnv, ManaDuelVectorEnv, aec_env
from agents.env.aec import parallel_env
from cards import Deck

DECKS = ("mono-red-madness", "mono-red-rally")


@pytest.fixture(scope="module")
def replay(tmp_path_factory):
    game = sim.new_game([Deck.load(name) for name in DECKS], 7)
    for _ in range(5):
        game.choose(0)
    path = tmp_path_factory.mktemp("replays") / "game.json"
    sim.replay.save(game, path)
    return path


@pytest.mark.parametrize("deck", [3, None])
def test_decks_that_are_none(deck):
    with pytest.raises(TypeError, match=f"a deck is a name, a path, .* not {deck}"):
        ManaDuelEnv(deck=deck)


@pytest.mark.parametrize("seat", [2, -1, "a", 0.5, np.array([0, 1])])
def test_seats_that_are_none(seat):
    with pytest.raises(ValueError, match="seat must be 0, 1 or None"):
        ManaDuelEnv(seat=seat)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (3, "options of reset must be a dictionary, not 3"),
        ({"decks": 3}, r"options\['decks'\] must be two decks, not 3"),
        ({"decks": None}, "must be two decks, not None"),
        ({"decks": "elves"}, "must be two decks, not 'elves'"),
        ({"decks": ("elves",)}, "must be two decks"),
        ({"decks": {"elves": 1, "caw-gates": 2}}, "must be two decks"),
        ({"replay": 3}, r"options\['replay'\] must be the path of a saved game, not 3"),
        ({"replay": None}, "must be the path of a saved game, not None"),
        ({"at": 1}, r"options\['at'\] says where to start in options\['replay'\]"),
    ],
)
def test_options_that_are_none(options, said):
    for env in (ManaDuelEnv(), ManaDuelVectorEnv(1)):
        if isinstance(options, int) and isinstance(env, ManaDuelVectorEnv):
            continue
        with pytest.raises(ValueError, match=said):
            env.reset(seed=1, options=options)
        env.reset(seed=1)


@pytest.mark.parametrize("at", [-1, "3", 2.5, None])
def test_places_in_a_replay_that_are_none(replay, at):
    with pytest.raises(ValueError, match=r"options\['at'\] must be a number of decisions from 0"):
        ManaDuelEnv().reset(options={"replay": replay, "at": at})


def test_an_action_is_a_whole_number():
    env, both = ManaDuelEnv(), aec_env()
    env.reset(seed=1)
    both.reset(seed=1)
    for action in (0.7, "a", None, np.array([0])):
        with pytest.raises(IllegalAction, match="is no whole number"):
            env.step(action)
    with pytest.raises(IllegalAction, match=r"action 0\.7 is no whole number"):
        both.step(0.7)
    env.step(np.array(0))  # as learners hand it over
    assert not np.isnan(both.last()[1])


def test_many_games_take_all_actions_or_none():
    envs = ManaDuelVectorEnv(3)
    envs.reset(seed=1)
    keys = [match.duel.game.key() for match in envs.matches]
    with pytest.raises(IllegalAction, match="game 2: action 63 is masked out: 0 to 1 are possible"):
        envs.step(np.array([0, 0, 63]))
    with pytest.raises(IllegalAction, match=r"game 0: action 0\.5 is no whole number"):
        envs.step(np.array([0.5, 0, 0]))
    for actions in ([0], [0] * 4, 0):
        with pytest.raises(ValueError, match="3 actions are needed"):
            envs.step(np.array(actions))
    assert keys == [match.duel.game.key() for match in envs.matches]


def test_many_games_are_begun_as_one_is(replay):
    envs = ManaDuelVectorEnv(3)
    _, infos = envs.reset(seed=np.int64(5), options={"seat": 1, "decks": DECKS[::-1]})
    assert infos["seat"].tolist() == [1, 1, 1]
    alone = ManaDuelEnv()
    observation, _ = alone.reset(seed=6, options={"seat": 1, "decks": DECKS[::-1]})
    assert np.array_equal(envs._observation()["hand"][1], observation["hand"])
    keys = [match.duel.game.key() for match in envs.matches]
    envs.reset(options={"replay": replay, "at": 3, "reset_mask": np.array([False, True, False])})
    now = [match.duel.game.key() for match in envs.matches]
    assert [one == other for one, other in zip(keys, now, strict=True)] == [True, False, True]
    assert envs.matches[1].duel.game.history[:3] == (0, 0, 0)
    with pytest.raises(ValueError, match="no option 'decks_'"):
        envs.reset(options={"decks_": DECKS})
    with pytest.raises(ValueError, match=r"options\['reset_mask'\] must be 3 truth values"):
        envs.reset(options={"reset_mask": [True]})
    with pytest.raises(ValueError, match="3 seeds are needed, not 2"):
        envs.reset(seed=[1, 2])


def test_players_decks_of_the_form_for_two():
    with pytest.raises(ValueError, match=r"options\['decks'\] must be two decks, not 3"):
        aec_env().reset(options={"decks": 3})
    with pytest.raises(IllegalAction, match="action 1 is masked out: player_1 can only wait"):
        env = parallel_env(max_cycles=9)
        env.reset(seed=1)
        wrong = {"player_0": 0, "player_1": 0}
        wrong[f"player_{1 - env.unwrapped._acting}"] = 1
        env.step(wrong)
