"""Training a policy for one deck against another with MaskablePPO of sb3-contrib.

A training lives in a folder: ``checkpoint.zip`` is what it goes on from, ``policy.pt`` what an
agent ``policy:FOLDER/policy.pt`` plays, ``evaluations.jsonl`` how strong it was when, and the logs
are for TensorBoard.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cards import Deck
from experiments.compare import compare

try:
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv, VecEnv, VecMonitor
except ImportError as error:  # an extra
    raise ImportError('training needs more: pip install "manaduel[rl]"') from error

from agents.env import ManaDuelEnv, ShapedReward, layout
from agents.policy.network import Network, save

CHECKPOINT = "checkpoint.zip"
POLICY = "policy.pt"
EVALUATIONS = "evaluations.jsonl"
SETTINGS = "settings.json"


@dataclass(frozen=True)
class Settings:
    """What a training is about.

    Attributes:
        deck: the learner's.
        opponent_deck: the opponent's.
        opponent: the agent that is trained against.
        envs: how many games are played side by side.
        subprocesses: whether each game is played in a process of its own, or all in this one.
        rollout: steps of each game between two updates.
        shaped: whether the reward is shaped.
        evaluate_every: steps between two evaluations.
        games: how many games an evaluation plays against each of the agents that it is about.
        against: these agents.
        seed: everything follows from it.
    """

    deck: str
    opponent_deck: str
    opponent: str = "random"
    envs: int = 16
    subprocesses: bool = False
    rollout: int = 128
    shaped: bool = True
    evaluate_every: int = 50_000
    games: int = 200
    against: tuple[str, ...] = ("random", "heuristic")
    seed: int = 0


def train(settings: Settings, steps: int, folder: Path, resume: bool, quiet: bool) -> None:
    """Train so many steps more, and evaluate on the way and at the end.

    Args:
        settings: what it is about.
        steps: how many steps of the environments, all games together.
        folder: where everything goes.
        resume: go on from the folder's checkpoint.
        quiet: show no progress.
    """
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SETTINGS).write_text(json.dumps(asdict(settings), indent=2) + "\n", encoding="utf-8")
    env = environments(settings)
    try:
        if resume:
            model = MaskablePPO.load(folder / CHECKPOINT, env, tensorboard_log=str(folder))
        else:
            model = MaskablePPO(
                _Policy,
                env,
                n_steps=settings.rollout,
                batch_size=256,
                n_epochs=4,
                gamma=0.999,
                gae_lambda=0.95,
                ent_coef=0.01,
                learning_rate=5e-4,
                tensorboard_log=str(folder),
                seed=settings.seed,
                verbose=0,
            )
        model.learn(
            steps,
            callback=_Progress(settings, folder),
            tb_log_name="log",
            reset_num_timesteps=not resume,
            progress_bar=not quiet,
        )
    finally:
        env.close()


def environments(settings: Settings) -> VecEnv:
    """The games side by side."""

    def make() -> Any:
        env = ManaDuelEnv(settings.deck, settings.opponent_deck, settings.opponent)
        return ShapedReward(env, discount=0.999) if settings.shaped else env

    makers = [make] * settings.envs
    env = SubprocVecEnv(makers) if settings.subprocesses else DummyVecEnv(makers)
    env.seed(settings.seed)
    return VecMonitor(env)


class _Scores(BaseFeaturesExtractor):  # type: ignore[misc]
    """The network as what sb3 calls features: a score for each action and a value."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, layout.ACTIONS + 1)
        self.network = Network()

    def forward(self, observation: dict[str, Any]) -> Any:
        scores, value = self.network(observation)
        return torch.cat([scores, value[:, None]], -1)


class _Halves(torch.nn.Module):  # type: ignore[misc]
    """Hands the scores to the actor and the value to the critic."""

    latent_dim_pi = layout.ACTIONS
    latent_dim_vf = 1

    def forward(self, both: Any) -> tuple[Any, Any]:
        return self.forward_actor(both), self.forward_critic(both)

    def forward_actor(self, both: Any) -> Any:
        return both[:, : layout.ACTIONS]

    def forward_critic(self, both: Any) -> Any:
        return both[:, layout.ACTIONS :]


class _Policy(MaskableMultiInputActorCriticPolicy):  # type: ignore[misc]
    """The network as a policy of sb3."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        named |= {"features_extractor_class": _Scores, "ortho_init": False, "net_arch": []}
        super().__init__(*arguments, **named)

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = _Halves()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = torch.nn.Identity()
        self.value_net = torch.nn.Identity()
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


class _Progress(BaseCallback):  # type: ignore[misc]
    """Writes checkpoints and evaluates."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        super().__init__()
        self.settings = settings
        self.folder = folder
        self.due = 0

    def _on_training_start(self) -> None:
        every = self.settings.evaluate_every
        self.due = (self.num_timesteps // every + 1) * every
        if self.num_timesteps == 0:
            self._evaluate()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        last = self.num_timesteps >= self.model._total_timesteps
        if self.num_timesteps >= self.due and not last:
            self.due += self.settings.evaluate_every
            self._evaluate()

    def _on_training_end(self) -> None:
        self._evaluate()

    def _evaluate(self) -> None:
        self.model.save(self.folder / f"next_{CHECKPOINT}")
        os.replace(self.folder / f"next_{CHECKPOINT}", self.folder / CHECKPOINT)
        save(self.model.policy.features_extractor.network, self.folder / POLICY)
        threads = torch.get_num_threads()  # agents use one
        for line in evaluations(self.settings, self.folder / POLICY, self.num_timesteps):
            with open(self.folder / EVALUATIONS, "a", encoding="utf-8") as opened:
                opened.write(json.dumps(line) + "\n")
            if line["win_rate"] is not None:
                self.logger.record(f"evaluation/against_{line['against']}", line["win_rate"])
        torch.set_num_threads(threads)
        self.logger.dump(self.num_timesteps)


def evaluations(settings: Settings, policy: Path, steps: int) -> Iterator[dict[str, Any]]:
    """How a policy does, with 95% intervals; the policy plays its deck as trained."""
    deck, other = Deck.load(settings.deck), Deck.load(settings.opponent_deck)
    for opponent in settings.against:
        found = compare(
            deck, other, settings.games, f"policy:{policy}", opponent, seed=settings.seed + 1
        )
        yield {
            "steps": steps,
            "against": opponent,
            "win_rate": found.win_rate,
            "ci_low": found.ci_low,
            "ci_high": found.ci_high,
            "games": found.games,
            "incomplete": found.incomplete,
        }


def curve(folder: Path, picture: Path) -> None:
    """Draw the evaluations of a training as a PNG."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    lines = (folder / EVALUATIONS).read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    settings = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=120)
    for opponent in dict.fromkeys(one["against"] for one in found):
        points = [
            one for one in found if one["against"] == opponent and one["win_rate"] is not None
        ]
        steps = [one["steps"] for one in points]
        axes.plot(steps, [one["win_rate"] for one in points], marker="o", label=opponent)
        axes.fill_between(
            steps,
            [one["ci_low"] for one in points],
            [one["ci_high"] for one in points],
            alpha=0.2,
        )
    axes.set(
        xlabel="steps of the environments",
        ylabel="win rate, with 95% interval",
        ylim=(0, 1),
        title=f"{settings['deck']} against {settings['opponent_deck']}",
    )
    axes.legend(title="played by")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(picture)
    pyplot.close(figure)
