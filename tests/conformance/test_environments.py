"""The environments keep the conventions of Gymnasium and PettingZoo, by their own checkers."""

import pickle
import subprocess
import sys
import types
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode

import sim
from agents import make
from agents.checks import check_choices
from agents.env import (
    IllegalAction,
    LeakFound,
    ManaDuelEnv,
    ManaDuelVectorEnv,
    ShapedReward,
    StableActions,
    aec_env,
    check_leaks,
    layout,
)
from cards import Deck, DeckError
from tests.cross_check import playable

DECKS = ("mono-red-madness", "mono-red-rally")


def episode(env, seed, wanted=None):
    """Play an episode at random; every observation, and what the episode came to."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, total = [observation], 0.0
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append(observation)
        total += reward
        if terminated or truncated or len(seen) == wanted:
            return seen, total


def same(one, other):
    return len(one) == len(other) and all(
        np.array_equal(a[name], b[name]) for a, b in zip(one, other, strict=True) for name in a
    )


def output_of(code):
    """What Python prints, started anew."""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stderr == ""
    return found.stdout.split()


def test_nothing_has_to_be_imported():
    ours = "[name for name in sys.modules if name.partition('.')[0] in ('agents', 'cards', 'sim')]"
    hooks = "[one for one in sys.meta_path if type(one).__module__ == 'manaduel_gymnasium']"
    assert output_of(
        f"import sys; print(len({hooks})); import gymnasium; print(len({ours}), len({hooks}));"
        "print(gymnasium.make('ManaDuel-v0').reset()[1]['decision'])"
    ) == ["1", "0", "0", "mulligan"]


def test_looking_for_gymnasium_changes_nothing():
    assert output_of(
        "from importlib.util import find_spec; find_spec('gymnasium'); find_spec('sys');"
        "import gymnasium; print('ManaDuel-v0' in gymnasium.registry)"
    ) == ["True"]


@pytest.mark.parametrize("opponent", ["random", "heuristic"])
def test_gymnasium_finds_nothing_wrong(opponent):
    env = gymnasium.make(
        "ManaDuel-v0", deck=DECKS[0], opponent_deck=DECKS[1], opponent=opponent, render_mode="ansi"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


# Observations are dictionaries, which the checker only takes from environments that it lists.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:The observation is not a numpy array")
def test_pettingzoo_finds_nothing_wrong():
    from pettingzoo.test import api_test, max_cycles_test, seed_test

    from agents.env.aec import parallel_env

    api_test(aec_env(), num_cycles=300)
    seed_test(aec_env, num_cycles=100)
    api_test(aec_env(max_cycles=100), num_cycles=300)
    max_cycles_test(types.SimpleNamespace(env=aec_env, parallel_env=parallel_env))


def test_a_game_for_two_ends_with_the_cycle():
    """Also where ``player_0``, who acts first in each cycle, ends it."""
    from pettingzoo.test import parallel_api_test

    from agents.env.aec import parallel_env

    parallel_api_test(parallel_env(max_cycles=3000), num_cycles=3000)


def test_same_seed_same_episode():
    first, total = episode(ManaDuelEnv(), 3)
    again, total_again = episode(ManaDuelEnv(), 3)
    assert same(first, again)
    assert total == total_again != 0
    assert not same(first, episode(ManaDuelEnv(), 4)[0])


def test_the_environment_pickles():
    env = ManaDuelEnv()
    seen, _ = episode(env, 5, wanted=20)
    copy = pickle.loads(pickle.dumps(env))
    chance = np.random.default_rng(1)
    for _ in range(20):
        action = chance.choice(np.flatnonzero(env.action_masks()))
        one, other = env.step(action), copy.step(action)
        assert same([one[0]], [other[0]])
        if one[2] or one[3]:
            break
    assert seen


def test_a_masked_action_is_an_error():
    env = ManaDuelEnv()
    _, info = env.reset(seed=1)
    count = int(info["action_mask"].sum())
    with pytest.raises(IllegalAction, match=f"action {count} is masked out: 0 to {count - 1} are"):
        env.step(count)


def test_what_cannot_be_made_is_said():
    with pytest.raises(DeckError):
        ManaDuelEnv(deck="no-such-deck")
    with pytest.raises(ValueError, match='no agent "nobody"'):
        ManaDuelEnv(opponent="nobody")
    with pytest.raises(ValueError, match="seat must be 0, 1 or None, not 2"):
        ManaDuelEnv(seat=2)
    with pytest.raises(ValueError, match="no setting 'turns'; possible: decision_limit"):
        ManaDuelEnv(turns=3)
    with pytest.raises(ValueError, match="no option 'deck' of reset; possible: decks"):
        ManaDuelEnv().reset(options={"deck": 1})
    with pytest.raises(ValueError, match="render_mode 'rgb_array'; possible: ansi"):
        ManaDuelEnv(render_mode="rgb_array")
    with pytest.raises(TypeError, match="the opponent must be an agent"):
        ManaDuelEnv(opponent=3)


def test_seats_decks_and_replays(tmp_path):
    env = ManaDuelEnv(seat=1)
    env.reset(seed=1)
    assert env.seat == 1
    env.reset(options={"seat": 0, "decks": (DECKS[1], Deck.load(DECKS[1]))})
    assert env.seat == 0
    assert env.duel.game.origin.decks[0] == tuple(Deck.load(DECKS[1]))
    game = sim.new_game([Deck.load(name) for name in DECKS], 7)
    while game.decision is not None:
        game.choose(0)
    path = tmp_path / "game.json"
    sim.replay.save(game, path)
    env = ManaDuelEnv()
    env.reset(options={"replay": path, "at": 10})
    assert env.duel.game.history[:10] == game.history[:10]
    with pytest.raises(ValueError, match="the game is over after decision 100000"):
        env.reset(options={"replay": path, "at": 100000})


def test_the_turn_limit_truncates():
    env = ManaDuelEnv(turn_limit=2)
    _, info = env.reset(seed=2)
    terminated = truncated = False
    while not (terminated or truncated):
        _, reward, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert (terminated, truncated, reward) == (False, True, 0)
    with pytest.raises(IllegalAction, match="the game is over: reset the environment"):
        env.step(0)


def test_the_vector_environment_plays_the_same_games():
    envs = gymnasium.make_vec("ManaDuel-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, ManaDuelVectorEnv)
    singles = [ManaDuelEnv() for _ in range(3)]
    observation, infos = envs.reset(seed=11)
    alone = [env.reset(seed=11 + number)[0] for number, env in enumerate(singles)]
    over = [False] * 3
    chance = np.random.default_rng(0)
    for _ in range(400):
        for number in range(3):
            for name, array in alone[number].items():
                assert np.array_equal(array, observation[name][number]), name
        actions = [chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        observation, rewards, terminated, truncated, infos = envs.step(np.array(actions))
        for number, env in enumerate(singles):
            if over[number]:
                alone[number] = env.reset()[0]
                over[number] = False
                assert rewards[number] == 0
                continue
            alone[number], reward, *ends, _ = env.step(actions[number])
            over[number] = any(ends)
            assert (reward, *ends) == (rewards[number], terminated[number], truncated[number])
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_an_agent_is_copied_for_each_of_many_games():
    """It remembers the game that it is in."""
    envs = gymnasium.make_vec(
        "ManaDuel-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        opponent=make("heuristic"),
    )
    observation, infos = envs.reset(seed=11)
    singles = [ManaDuelEnv(opponent="heuristic") for _ in range(2)]
    alone = [env.reset(seed=11 + number)[0] for number, env in enumerate(singles)]
    for _ in range(30):
        for number in range(2):
            assert all(
                np.array_equal(array, observation[name][number])
                for name, array in alone[number].items()
            )
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        observation, _, _, _, infos = envs.step(actions)
        alone = [env.step(action)[0] for env, action in zip(singles, actions, strict=True)]


def test_environments_in_processes_of_their_own():
    envs = AsyncVectorEnv([ManaDuelEnv] * 2)
    observation, infos = envs.reset(seed=4)
    alone, _ = ManaDuelEnv().reset(seed=5)
    assert all(np.array_equal(alone[name], observation[name][1]) for name in alone)
    for _ in range(30):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        observation, _, _, _, infos = envs.step(actions)
    envs.close()


def test_hidden_cards_do_not_show():
    check_leaks(ManaDuelEnv(), games=2)
    check_leaks(make("heuristic"), games=1)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(playable())))
def test_hidden_cards_do_not_show_with_any_deck(number):
    names = playable()
    pair = names[number], names[(5 * number + 1) % len(names)]
    check_leaks(ManaDuelEnv(*pair), games=3, seed=number)
    for agent in ("random", "heuristic"):
        check_choices(make(agent), [Deck.load(name).main for name in pair], seed=number)


def test_a_leak_is_found(monkeypatch):
    env = ManaDuelEnv()
    honest = type(env.duel).observe

    def observe(duel, player):
        observation = honest(duel, player)
        hand = duel.game.state.players[1 - player].hand
        if hand:
            observation["game"][0] = hand[0].card.mana_value
        return observation

    monkeypatch.setattr(type(env.duel), "observe", observe)
    with pytest.raises(LeakFound, match=r"turn \d+: observation\['game'\]\[0\] is"):
        check_leaks(env, games=1)


def test_shaping_adds_up_to_the_reward():
    env = ShapedReward(ManaDuelEnv())
    observation, info = env.reset(seed=6)
    start = env.potential(observation)
    total, over = 0.0, False
    while not over:
        action = np.flatnonzero(info["action_mask"])[0]
        _, reward, terminated, truncated, info = env.step(action)
        total += reward
        over = terminated or truncated
    assert total == pytest.approx(info["reward"] - start)


def test_stable_actions():
    env = StableActions(ManaDuelEnv())
    _, total = episode(env, 8)
    assert total != 0
    observation, info = env.reset(seed=8)
    shown = [env.meanings[one] for one in np.flatnonzero(info["action_mask"])]
    assert shown == ["keep", "mulligan"]
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    with pytest.raises(IllegalAction, match="possible: keep, mulligan"):
        env.step(0)
    assert {"cast Lightning Bolt", "attack token human_soldier_white_1_1"} <= set(env.meanings)
    assert env.action_space.n == len(env.meanings) > layout.ACTIONS
