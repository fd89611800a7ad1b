"""The same seed and the same actions give the same observations, bit for bit."""

import functools
import hashlib
import multiprocessing
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv

from agents.env import ManaDuelEnv, StableActions
from tests.cross_check import playable

STEPS = 150
DECKS = playable()


def digest(observation):
    """Every bit of an observation, and the order of its fields."""
    found = hashlib.sha256()
    for name, array in observation.items():
        found.update(f"{name} {array.dtype} {array.shape}".encode())
        found.update(array.tobytes())
    return found.hexdigest()


def trace(seed, deck=DECKS[0], other=DECKS[-1], opponent="random", env=None, steps=STEPS):
    """What an environment shows and says in so many steps, episodes one after the other."""
    env = env or ManaDuelEnv(deck=deck, opponent_deck=other, opponent=opponent)
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        seen.append((digest(observation), info["decision"], info["text"], info["group"]))
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append((reward, terminated, truncated))
        if terminated or truncated:
            observation, info = env.reset()
    return seen


@pytest.mark.parametrize("opponent", ["random", "heuristic"])
def test_in_one_process(opponent):
    assert trace(5, opponent=opponent) == trace(5, opponent=opponent) != trace(6, opponent=opponent)


def test_with_all_decks_and_wrapped():
    for seed, deck in enumerate(DECKS):
        one = trace(seed, deck, DECKS[seed - 1], steps=30)
        made = gymnasium.make("ManaDuel-v0", deck=deck, opponent_deck=DECKS[seed - 1])
        assert one == trace(seed, env=made, steps=30)


def test_in_other_processes():
    code = (
        "from tests.conformance.test_env_determinism import trace; import hashlib;"
        "print(hashlib.sha256(repr(trace(7)).encode()).hexdigest())"
    )
    wanted = hashlib.sha256(repr(trace(7)).encode()).hexdigest()
    for hash_seed in ("0", "1"):
        found = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=_environment(PYTHONHASHSEED=hash_seed),
        )
        assert found.stdout.strip() == wanted
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(trace, 7).result() == trace(7)


def _environment(**more):
    import os

    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))} | more


def test_in_environments_side_by_side():
    make = functools.partial(ManaDuelEnv, DECKS[2], DECKS[3])
    envs = AsyncVectorEnv([make, make])
    alone = [make(), make()]
    observation, infos = envs.reset(seed=3)
    single = [env.reset(seed=3 + number)[0] for number, env in enumerate(alone)]
    for _ in range(25):
        for number in range(2):
            side = {name: array[number] for name, array in observation.items()}
            assert digest(side) == digest({name: single[number][name] for name in side})
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        observation, _, _, _, infos = envs.step(actions)
        single = [env.step(action)[0] for env, action in zip(alone, actions, strict=True)]
    envs.close()


@pytest.mark.parametrize("copy", [pickle, None], ids=["pickle", "clone"])
def test_after_copying(copy):
    """At any decision the copy shows the same, and goes on the same."""
    for seed, deck in enumerate(DECKS[::3]):
        env = ManaDuelEnv(deck=deck, opponent_deck=DECKS[seed])
        chance = np.random.default_rng(seed)
        env.reset(seed=seed)
        for _ in range(8):
            twin = pickle.loads(pickle.dumps(env))
            if copy is None:
                twin.duel.game = env.duel.game.clone()
            for player in (0, 1):
                assert digest(env.duel.observe(player)) == digest(twin.duel.observe(player))
            for _ in range(4):
                action = chance.choice(np.flatnonzero(env.action_masks()))
                one, other = env.step(action), twin.step(action)
                assert digest(one[0]) == digest(other[0])
                assert one[1:4] == other[1:4]
                if one[2] or one[3]:
                    env.reset()
                    break


def test_looking_changes_nothing():
    env = ManaDuelEnv()
    env.reset(seed=9)
    for _ in range(30):
        key = env.duel.game.key()
        first = digest(env.duel.observe(0)), digest(env.duel.observe(1))
        assert (digest(env.duel.observe(0)), digest(env.duel.observe(1))) == first
        assert env.duel.game.key() == key
        env.step(int(env.action_masks().sum()) - 1)


def test_what_was_given_out_stays():
    env = ManaDuelEnv()
    observation, info = env.reset(seed=1)
    before = digest(observation)
    mask = info["action_mask"].copy()
    for _ in range(20):
        env.step(0)
    assert digest(observation) == before
    assert np.array_equal(info["action_mask"], mask)


def test_stable_actions_repeat_themselves():
    first = trace(4, env=StableActions(ManaDuelEnv()))
    assert first == trace(4, env=StableActions(ManaDuelEnv()))
