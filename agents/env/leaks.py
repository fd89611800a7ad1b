"""Proving that hidden cards change nothing that a learner sees or an agent does."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

import gymnasium
import numpy as np

from agents.base import Agent
from agents.checks import AgentFault, check_choices
from agents.env.duel import MASK, Duel
from agents.env.match import Match
from agents.env.single import ManaDuelEnv

_RESET: Final = None


class LeakFound(AgentFault):
    """What a learner is shown depends on hidden cards."""


def check_leaks(
    agent_or_env: Agent | gymnasium.Env[Any, Any] | Any,
    games: int = 3,
    redraws: int = 3,
    seed: int = 0,
) -> None:
    """Assert that cards which a player cannot know change nothing.

    At each decision the hidden cards are drawn anew (:meth:`sim.Game.resample`): of an
    environment all that it returns must stay as it is (observation, mask, reward and the rest of
    ``info``), of an agent the choice. What wrappers make of an observation is looked at too: a
    copy of the whole environment does what it did, but for the hidden cards at the end.

    Args:
        agent_or_env: an agent; or a ``ManaDuel-v0``, which ``copy.deepcopy`` must be able to copy,
            or an :func:`agents.env.aec_env`, wrapped or not. It is played with, an environment by
            random actions.
        games: how many games.
        redraws: how often the cards are drawn anew at each decision.
        seed: the games follow from it.

    Raises:
        LeakFound: something that the environment returns changed.
        AgentFault: an agent's choice changed.
        TypeError: it is something else.
    """
    if isinstance(agent_or_env, Agent):
        check_choices(agent_or_env, games=games, seed=seed, redraws=redraws)
        return
    base = getattr(agent_or_env, "unwrapped", None)
    if isinstance(base, ManaDuelEnv):
        check = _check_one
    elif isinstance(getattr(base, "duel", None), Duel):
        check = _check_both
    else:
        raise TypeError(
            f"an agent, a ManaDuel-v0 or its PettingZoo form can be checked, not {agent_or_env!r}"
        )
    chance = np.random.default_rng(seed)
    for number in range(games):
        check(agent_or_env, chance, redraws, seed + number)


def _check_one(env: Any, chance: np.random.Generator, redraws: int, seed: int) -> None:
    """Play a game against an agent; whatever the environment returns is looked at."""
    action: Any = _RESET
    over = False
    while not over:
        twins = [_twin(env, redraw) for redraw in range(redraws)]
        returned = _moved(env, action, seed)
        for twin in twins:
            again = _moved(twin, action, seed)
            for name, value in returned.items():
                _compare(env.unwrapped.duel.game.turn, name, value, again[name])
        over = returned.get("terminated", False) or returned.get("truncated", False)
        action = chance.choice(np.flatnonzero(returned["info"][MASK]))


def _check_both(env: Any, chance: np.random.Generator, redraws: int, seed: int) -> None:
    """Play a game for two learners; each observation of the player who decides is looked at."""
    env.reset(seed=seed)
    duel = env.unwrapped.duel
    while env.agents:
        name = env.agent_selection
        seen = env.observe(name)
        game = duel.game
        if duel.decider == env.possible_agents.index(name):
            for redraw in range(redraws):
                duel.game = game.resample(duel.decider, redraw)
                again = env.observe(name)
                duel.game = game
                _compare(game.turn, "observation", seen, again)
        over = env.terminations[name] or env.truncations[name]
        env.step(None if over else chance.choice(np.flatnonzero(seen[MASK])))


class _Redrawn(Match):
    """A match after each of whose steps the cards that the learner cannot know are drawn anew."""

    def __init__(self, match: Match, redraw: int) -> None:
        vars(self).update(vars(match))
        self._redraw = redraw

    def reset(self, chance: np.random.Generator, options: Mapping[str, Any] | None) -> None:
        super().reset(chance, options)
        self._draw()

    def act(self, action: SupportsIndex) -> None:
        super().act(action)
        self._draw()

    def _draw(self) -> None:
        game = self.duel.game
        if game.decision is not None:
            self.duel.game = game.resample(self.seat, self._redraw)


def _twin(env: gymnasium.Env[Any, Any], redraw: int) -> gymnasium.Env[Any, Any]:
    """A copy of an environment that goes on as it does, but shows it with other hidden cards."""
    match = _base(env).match
    # Games copy themselves much faster than they are copied piece by piece; cards never change.
    memo: dict[int, Any] = {id(match.duel.game): match.duel.game.clone()}
    memo |= {id(decks): decks for decks in (match.decks, match.duel.decks)}
    twin = copy.deepcopy(env, memo)
    _base(twin).match = _Redrawn(_base(twin).match, redraw)
    return twin


def _base(env: gymnasium.Env[Any, Any]) -> ManaDuelEnv:
    base = env.unwrapped
    assert isinstance(base, ManaDuelEnv)
    return base


def _moved(env: gymnasium.Env[Any, Any], action: Any, seed: int) -> dict[str, Any]:
    """What an environment returns for an action, or as it is begun."""
    if action is _RESET:
        observation, info = env.reset(seed=seed)
        return {"observation": observation, "info": info}
    names = ("observation", "reward", "terminated", "truncated", "info")
    return dict(zip(names, env.step(action), strict=True))


def _compare(turn: int, name: str, seen: Any, other: Any) -> None:
    """Compare what was returned, piece by piece."""
    if isinstance(seen, Mapping) and isinstance(other, Mapping) and seen.keys() == other.keys():
        for key, value in seen.items():
            _compare(turn, f"{name}[{key!r}]", value, other[key])
        return
    if isinstance(seen, np.ndarray) and isinstance(other, np.ndarray) and seen.shape == other.shape:
        differing = np.argwhere(seen != other)
        if not len(differing):
            return
        place = tuple(differing[0].tolist())
        name, seen, other = f"{name}{list(place)}", seen[place], other[place]
    elif np.all(seen == other):
        return
    raise LeakFound(f"turn {turn}: {name} is {seen}, with other hidden cards {other}")
