"""Proximal policy optimisation on ManaDuel-v0 in one file, with PyTorch alone.

    python examples/ppo.py --steps 200000 --out policy.pt

Each action is scored by what its row of the observation's table ``options`` says, so the network
need not know what "action 7" means. ``--out`` writes the network's parameters.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn

from agents.env import layout, vocabulary

# What the network reads of an observation: flat tables of numbers, and the options.
TABLES = ("game", "permanents", "hand", "stack")


class Policy(nn.Module):
    """Scores for the options and a value for the position."""

    def __init__(self, width: int = 128, size: int = 32) -> None:
        super().__init__()
        features = torch.from_numpy(vocabulary.features().copy()).clamp(min=0)
        self.register_buffer("features", torch.log1p(features))
        self.card = nn.Linear(features.shape[1], size)
        numbers = sum(int(np.prod(layout.shape_of(name))) for name in TABLES)
        self.position = nn.Sequential(
            nn.Linear(numbers + size, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh()
        )
        self.kind = nn.Embedding(layout.MORE_KIND + 1, size)
        self.option = nn.Linear(3 * size + len(layout.OPTION_FIELDS), width)
        self.score = nn.Sequential(nn.Tanh(), nn.Linear(width, 1))
        self.value = nn.Linear(width, 1)

    def forward(self, seen):
        """Logits, masked, and values."""
        cards = self.card(self.features)
        flat = torch.cat([seen[name].float().flatten(1) for name in TABLES], 1)
        hand = cards[seen["hand"][..., 0].long()].sum(1)
        position = self.position(torch.cat([torch.sign(flat) * flat.abs().log1p(), hand], 1))
        options = seen["options"].long()
        about = torch.cat(
            [
                self.kind(options[..., 0]),
                cards[options[..., 1]],
                cards[options[..., 3]],
                torch.sign(options) * options.abs().float().log1p(),
            ],
            -1,
        )
        scores = self.score(self.option(about) + position[:, None])[..., 0]
        return scores.masked_fill(seen["action_mask"] == 0, -1e8), self.value(position)[:, 0]


def parse() -> argparse.Namespace:
    """The settings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deck", default="mono-red-madness")
    parser.add_argument("--opponent-deck", default="mono-red-rally")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--envs", type=int, default=16)
    parser.add_argument("--rollout", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--minibatches", type=int, default=8)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--discount", type=float, default=0.999)
    parser.add_argument("--smoothing", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out")
    return parser.parse_args()


def main() -> None:
    """Trains."""
    given = parse()
    torch.manual_seed(given.seed)
    envs = gymnasium.make_vec(
        "ManaDuel-v0",
        num_envs=given.envs,
        vectorization_mode="vector_entry_point",
        deck=given.deck,
        opponent_deck=given.opponent_deck,
        opponent=given.opponent,
    )
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), lr=given.rate, eps=1e-5)
    observation, _ = envs.reset(seed=given.seed)
    ended = np.zeros(given.envs, dtype=bool)  # the next step of these only begins an episode
    results: list[float] = []
    started, done = time.time(), 0
    while done < given.steps:
        seen, actions, logs, values, rewards, ends, counted = [], [], [], [], [], [], []
        for _ in range(given.rollout):
            now = {name: torch.from_numpy(array) for name, array in observation.items()}
            with torch.no_grad():
                logits, value = policy(now)
            chosen = torch.distributions.Categorical(logits=logits)
            action = chosen.sample()
            observation, reward, terminated, truncated, _ = envs.step(action.numpy())
            seen.append(now)
            actions.append(action)
            logs.append(chosen.log_prob(action))
            values.append(value)
            rewards.append(torch.from_numpy(reward).float())
            counted.append(torch.from_numpy(~ended))
            ended = terminated | truncated
            ends.append(torch.from_numpy(ended))
            results += reward[ended].tolist()
        done += given.rollout * given.envs
        with torch.no_grad():
            after = {name: torch.from_numpy(array) for name, array in observation.items()}
            following = policy(after)[1]
        advantages = [torch.zeros(given.envs)] * given.rollout
        running = torch.zeros(given.envs)
        for step in reversed(range(given.rollout)):
            goes_on = (~ends[step]).float()
            delta = rewards[step] + given.discount * following * goes_on - values[step]
            running = delta + given.discount * given.smoothing * goes_on * running
            advantages[step], following = running, values[step]
        keep = torch.cat(counted)
        batch = {name: torch.cat([one[name] for one in seen])[keep] for name in seen[0]}
        action, log = torch.cat(actions)[keep], torch.cat(logs)[keep]
        advantage = torch.cat(advantages)[keep]
        wanted = advantage + torch.cat(values)[keep]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(given.epochs):
            for chunk in torch.randperm(len(action)).chunk(given.minibatches):
                logits, value = policy({name: one[chunk] for name, one in batch.items()})
                chosen = torch.distributions.Categorical(logits=logits)
                ratio = (chosen.log_prob(action[chunk]) - log[chunk]).exp()
                clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
                gain = torch.min(ratio * advantage[chunk], clipped * advantage[chunk]).mean()
                error = (value - wanted[chunk]).pow(2).mean()
                loss = 0.5 * error - gain - given.entropy * chosen.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
                optimizer.step()
        recent = results[-200:]
        print(
            f"{done:>9,} steps, {done / (time.time() - started):6,.0f}/s, {len(results):,} games, "
            f"mean result of the last {len(recent)}: {np.mean(recent or [0]):+.2f}",
            flush=True,
        )
    if given.out:
        torch.save(policy.state_dict(), given.out)


if __name__ == "__main__":
    main()
