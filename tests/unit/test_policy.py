"""Trained policies as agents. PyTorch is an extra: without it these tests are left out."""

import copy
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import agents
from agents.env import ManaDuelEnv
from experiments.cli import main

pytest.importorskip("torch")

from agents.env.duel import observation_of
from agents.policy.network import Network, load, save, torch


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    torch.manual_seed(1)
    path = tmp_path_factory.mktemp("policies") / "policy.pt"
    save(Network(size=8, width=16), path)
    return path


def test_it_plays_and_is_as_an_agent_must_be(saved):
    agents.check_agent(agents.make(f"policy:{saved}"), games=1)
    agents.check_agent(agents.make(f"policy:{saved}:sample=true"), games=1)


def test_it_is_what_was_saved(saved):
    assert copy.deepcopy(agents.make(f"policy:{saved}")).path == str(saved)
    torch.manual_seed(1)
    fresh = Network(size=8, width=16)
    for name, value in load(saved).state_dict().items():
        assert torch.equal(value, fresh.state_dict()[name])


def test_masked_actions_have_no_chance(saved):
    env = ManaDuelEnv()
    observation, _ = env.reset(seed=3)
    network = load(saved)
    for _ in range(20):
        tensors = {name: torch.from_numpy(array)[None] for name, array in observation.items()}
        scores, value = network(tensors)
        assert value.shape == (1,)
        chances = torch.softmax(scores, -1)[0].detach().numpy()
        possible = env.action_masks()
        assert chances[~possible].max() == 0
        assert chances[possible].sum() == pytest.approx(1)
        observation, *_ = env.step(int(np.flatnonzero(possible)[-1]))


def test_an_agent_sees_what_the_environment_shows():
    env = ManaDuelEnv(seat=0)
    observation, _ = env.reset(seed=4)
    for _ in range(30):
        game = env.duel.game
        again = observation_of(game.view(0), game.decision)
        assert all(np.array_equal(observation[name], again[name]) for name in observation)
        observation, _, terminated, truncated, _ = env.step(int(env.action_masks().sum()) - 1)
        if terminated or truncated:
            break


@pytest.mark.parametrize("content", [b"", b"nonsense"])
def test_a_file_that_is_no_policy(content, tmp_path):
    path = tmp_path / "policy.pt"
    path.write_bytes(content)
    with pytest.raises(agents.UnknownAgent, match="is no trained policy"):
        agents.make(f"policy:{path}")
    with pytest.raises(agents.UnknownAgent, match="No such file"):
        agents.make(f"policy:{tmp_path / 'none.pt'}")
    with pytest.raises(agents.UnknownAgent, match="path"):
        agents.make("policy")


def test_training(tmp_path, capsys):
    pytest.importorskip("sb3_contrib")
    folder = tmp_path / "run"
    small = {"envs": 2, "rollout": 32, "games": 2, "evaluate-every": 100, "against": "random"}
    train = ["train", str(folder), "--quiet"]
    train += [f"--{name}={value}" for name, value in small.items()]
    assert main([*train, "--resume"]) == 2
    assert main([*train, "--steps", "128"]) == 0
    assert main([*train, "--steps", "64"]) == 2
    assert main([*train, "--steps", "64", "--resume", "--subprocesses"]) == 0
    lines = [json.loads(one) for one in (folder / "evaluations.jsonl").read_text().splitlines()]
    assert [one["steps"] for one in lines] == [0, 128, 192]
    assert list(folder.glob("log*/events*"))
    printed = capsys.readouterr()
    assert "agent: policy:" in printed.out
    assert "there is no checkpoint to resume from" in printed.err
    assert "holds a training" in printed.err
    assert agents.make(f"policy:{folder / 'policy.pt'}")
    picture = tmp_path / "curve.png"
    assert main(["train", str(folder), "--curve", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_example(tmp_path):
    example = Path(__file__).parents[2] / "examples" / "ppo.py"
    if not example.exists():
        pytest.skip("no examples here")
    out = tmp_path / "policy.pt"
    settings = f"--steps 64 --envs 2 --rollout 16 --epochs 1 --minibatches 2 --out {out}"
    found = subprocess.run(
        [sys.executable, str(example), *settings.split()],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "64 steps" in found.stdout
    assert out.exists()
