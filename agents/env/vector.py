"""Many games in one process, written into arrays that are allocated once."""

from __future__ import annotations

import copy as copying
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from agents.base import Agent
from agents.env import layout
from agents.env.actions import IllegalAction
from agents.env.duel import MASK, Arrays, Observation, fields
from agents.env.match import DeckLike, Match
from agents.env.spaces import observation_space
from sim.state.decision import ASK_NAMES


class ManaDuelVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games side by side; see :class:`agents.env.single.ManaDuelEnv`.

    A game that has ended is begun anew by the step after (Gymnasium's ``NEXT_STEP``): that step
    ignores the game's action, and gives the first observation of the new episode with reward 0.

    ``infos`` holds ``action_mask`` (int8, ``(num_envs, ACTIONS)``), ``decision`` (texts: the
    kinds of decisions), ``group`` and ``seat`` (int64), each ``(num_envs,)``.

    Args:
        num_envs: how many games.
        deck: the learner's deck.
        opponent_deck: the opponent's deck.
        opponent: the name of an agent, one of which is made for each game; or an agent, of
            which each game gets a copy of its own (``copy.deepcopy``).
        seat: 0 or 1; None draws it for each episode.
        copy: give out copies of observations; else they are overwritten by the next step.
        render_mode: must be None.
        **settings: those of :func:`sim.new_game`.

    Raises:
        ValueError: something is not as said.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        deck: DeckLike = "mono-red-madness",
        opponent_deck: DeckLike = "mono-red-rally",
        opponent: str | Agent = "random",
        seat: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode is not None:
            raise ValueError("many games at once cannot be rendered: render_mode must be None")
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        self.num_envs = num_envs
        self.copy = copy
        # Agents remember the game that they are in, so none plays two at a time.
        self.matches = [
            Match(deck, opponent_deck, copying.deepcopy(opponent), seat, settings)
            for _ in range(num_envs)
        ]
        self.single_observation_space = observation_space()
        self.observation_space = observation_space(num_envs)
        self.single_action_space = spaces.Discrete(layout.ACTIONS)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._chances = [np.random.default_rng() for _ in range(num_envs)]
        self._arrays = Arrays(num_envs)
        self._ended = np.zeros(num_envs, dtype=bool)

    def reset(
        self,
        *,
        seed: int | np.integer[Any] | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin every game anew.

        Args:
            seed: one for each game, or one from which theirs are counted upwards.
            options: those of :meth:`agents.env.single.ManaDuelEnv.reset`, for each game; and
                ``reset_mask`` (bool, ``(num_envs,)``): which games, by default all.

        Raises:
            ValueError: there are not as many seeds as games, or an option is not as said.
        """
        seeds: list[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
        given = dict(options or {})
        chosen = np.asarray(given.pop("reset_mask", np.ones(self.num_envs, dtype=bool)))
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(
                f"options['reset_mask'] must be {self.num_envs} truth values, not {chosen!r}"
            )
        for row in np.flatnonzero(chosen).tolist():
            if seeds[row] is not None:
                self._chances[row] = np.random.default_rng(seeds[row])
            self._begin(row, given)
        return self._observation(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in each game.

        Args:
            actions: ``(num_envs,)``.

        Raises:
            IllegalAction: an action is masked out or no whole number; no game has moved then.
            ValueError: there are not as many actions as games.
        """
        taken = np.asarray(actions).tolist()
        if not isinstance(taken, list) or len(taken) != self.num_envs:
            raise ValueError(f"{self.num_envs} actions are needed, not {actions!r}")
        for row, action in enumerate(taken):
            if not self._ended[row]:
                self._checked(row, action)
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        terminated = np.zeros(self.num_envs, dtype=bool)
        truncated = np.zeros(self.num_envs, dtype=bool)
        ended = self._ended
        for row, action in enumerate(taken):
            if ended[row]:
                self._begin(row)
                continue
            match = self.matches[row]
            match.act(action)
            duel = match.duel
            self._arrays.write(row, duel, match.seat)
            if duel.decider is None:
                terminated[row], truncated[row] = duel.over
                rewards[row] = duel.reward(match.seat)
                ended[row] = True
        return self._observation(), rewards, terminated, truncated, self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible, ``(num_envs, ACTIONS)``."""
        return self._arrays.block[MASK].astype(bool)

    def _checked(self, row: int, action: SupportsIndex) -> None:
        try:
            self.matches[row].duel.checked(action)
        except IllegalAction as error:
            raise IllegalAction(f"game {row}: {error}") from None

    def _begin(self, row: int, options: Mapping[str, Any] | None = None) -> None:
        match = self.matches[row]
        match.reset(self._chances[row], options)
        self._arrays.write(row, match.duel, match.seat)
        self._ended[row] = False

    def _observation(self) -> Observation:
        arrays = self._arrays
        if self.copy:
            return fields(arrays.block.copy())
        return fields(arrays.block)

    def _infos(self) -> dict[str, Any]:
        decisions = [match.duel.game.decision for match in self.matches]
        everywhere = np.ones(self.num_envs, dtype=bool)
        infos = {
            MASK: self._arrays.block[MASK].copy(),
            "decision": np.array(["" if one is None else ASK_NAMES[one.kind] for one in decisions]),
            "group": np.array([-1 if one is None else one.group for one in decisions]),
            "seat": np.array([match.seat for match in self.matches]),
        }
        return infos | {f"_{name}": everywhere for name in infos}
