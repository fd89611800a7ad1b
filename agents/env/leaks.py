"""Proving that hidden cards change nothing that a learner sees or an agent does."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from agents.base import Agent
from agents.checks import AgentFault, check_choices
from agents.env.duel import Duel
from agents.env.single import ManaDuelEnv


class LeakFound(AgentFault):
    """An observation or a mask depends on hidden cards."""


def check_leaks(
    agent_or_env: Agent | gymnasium.Env[Any, Any], games: int = 3, redraws: int = 3, seed: int = 0
) -> None:
    """Assert that cards which a player cannot know change nothing.

    At each decision the hidden cards are drawn anew (:meth:`sim.Game.resample`): of an
    environment the observation and the mask must stay as they are, of an agent the choice.

    Args:
        agent_or_env: an agent, or a ``ManaDuel-v0``, wrapped or not. It is played with, the
            environment by random actions.
        games: how many games.
        redraws: how often the cards are drawn anew at each decision.
        seed: the games follow from it.

    Raises:
        LeakFound: an observation or a mask changed.
        AgentFault: an agent's choice changed.
        TypeError: it is neither an agent nor a ``ManaDuel-v0``.
    """
    if isinstance(agent_or_env, Agent):
        check_choices(agent_or_env, games=games, seed=seed, redraws=redraws)
        return
    env = getattr(agent_or_env, "unwrapped", None)
    if not isinstance(env, ManaDuelEnv):
        raise TypeError(f"an agent or a ManaDuel-v0 can be checked, not {agent_or_env!r}")
    chance = np.random.default_rng(seed)
    for number in range(games):
        _, info = agent_or_env.reset(seed=seed + number)
        over = False
        while not over:
            _check_observation(env.duel, env.seat, redraws)
            action = chance.choice(np.flatnonzero(info["action_mask"]))
            _, _, terminated, truncated, info = agent_or_env.step(action)
            over = terminated or truncated


def _check_observation(duel: Duel, seat: int, redraws: int) -> None:
    seen = duel.observe(seat)
    game = duel.game
    for redraw in range(redraws):
        duel.game = game.resample(seat, redraw)
        other = duel.observe(seat)
        duel.game = game
        for name, array in seen.items():
            if not np.array_equal(array, other[name]):
                place = tuple(int(axis[0]) for axis in np.nonzero(array != other[name]))
                raise LeakFound(
                    f"turn {game.turn}: {name}{list(place)} is {array[place]}, with other hidden "
                    f"cards {other[name][place]}"
                )
