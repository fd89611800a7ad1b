"""``ManaDuel-v0``: one player learns, an agent plays the other."""

from __future__ import annotations

from typing import Any, SupportsFloat, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agents.base import Agent
from agents.env import layout
from agents.env.duel import MASK, Duel, Observation
from agents.env.match import DeckLike, Match
from agents.env.spaces import PossibleActions, observation_space
from agents.table import table_text


class ManaDuelEnv(gymnasium.Env[Observation, np.int64]):
    """Whole games of Magic against an agent, as a Gymnasium environment.

    An action is the number of an option, among those that :mod:`agents.env.actions` shows; the
    observation is described in :mod:`agents.env.layout`. The reward is 1, 0 or -1 at the end.
    An episode is terminated by a result and truncated by the limit of turns or of decisions.

    ``info`` holds ``action_mask`` (int8, 1 for each possible action), ``decision`` (the kind of
    decision), ``text`` (what it asks), ``group`` (equal for the small decisions of
    one declaration, such as which creatures attack) and ``seat``.

    Args:
        deck: the learner's deck: a shipped name, a path, a :class:`cards.Deck` or definitions.
        opponent_deck: the opponent's.
        opponent: an agent, or the name of one as :func:`agents.make` takes it.
        seat: 0 or 1; None draws it for each episode. Who plays first is drawn in any case.
        render_mode: ``ansi`` (:meth:`render` returns the table as text) or ``human`` (it is
            printed at each step).
        **settings: those of :func:`sim.new_game`, such as ``turn_limit``.

    Raises:
        cards.DeckError: there is no such deck.
        agents.UnknownAgent: there is no such agent.
        ValueError: a setting, the seat or the render mode is not as said.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        deck: DeckLike = "mono-red-madness",
        opponent_deck: DeckLike = "mono-red-rally",
        opponent: str | Agent = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r}; possible: ansi, human or None")
        self.render_mode = render_mode
        self.match = Match(deck, opponent_deck, opponent, seat, settings)
        self.observation_space: spaces.Dict = observation_space()  # type: ignore[assignment]
        self.action_space: spaces.Discrete = PossibleActions(layout.ACTIONS, self.action_masks)

    @property
    def duel(self) -> Duel:
        """The game of the episode."""
        return self.match.duel

    @property
    def seat(self) -> int:
        """The learner's seat in this episode, 0 or 1."""
        return self.match.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start an episode.

        Args:
            seed: as everywhere in Gymnasium; the episodes after it follow from it.
            options: ``decks`` (two, the learner's first; they stay), ``seat`` (for this
                episode), ``replay`` (a file of a saved game) and ``at`` (how many of its
                decisions are played first, 0 by default; the seat is then that of the player
                who decides next, unless it is given).

        Raises:
            ValueError: an option is unknown or wrong, or the replayed game is over by then.
            sim.replay.ReplayError: the replay cannot be used.
        """
        super().reset(seed=seed)
        self.match.reset(self.np_random, options)
        if self.render_mode == "human":
            self.render()
        return self._seen()

    def step(
        self, action: SupportsIndex
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action, and let the opponent act until the learner decides again.

        Raises:
            IllegalAction: the action is masked out or no whole number, or the episode is over.
        """
        self.match.act(action)
        if self.render_mode == "human":
            self.render()
        observation, info = self._seen()
        duel = self.match.duel
        if duel.decider is not None:
            return observation, 0.0, False, False, info
        terminated, truncated = duel.over
        return observation, duel.reward(self.match.seat), terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible, ``(layout.ACTIONS,)``; the name is that of sb3-contrib."""
        return np.arange(layout.ACTIONS) < self.duel.count(self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it: returned, or printed where the mode is ``human``."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode='ansi' or 'human'")
            return None
        text = table_text(self.duel.game.view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        duel, seat = self.match.duel, self.match.seat
        observation = duel.observe(seat)
        info = duel.info()
        info[MASK] = observation[MASK].copy()
        info["seat"] = seat
        return observation, info
