"""The game for two learners: a PettingZoo environment, for self-play."""

from __future__ import annotations

import functools
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import aec_to_parallel
except ImportError as error:  # an extra
    raise ImportError(
        'two-player environments need PettingZoo: pip install "manaduel[pettingzoo]"'
    ) from error

from agents.env import actions, layout
from agents.env.actions import IllegalAction
from agents.env.duel import MASK, Duel, Observation
from agents.env.match import SEEDS, DeckLike, load_deck, load_decks
from agents.env.spaces import PossibleActions, observation_space
from agents.table import table_text

PLAYERS = ("player_0", "player_1")


class ManaDuelAEC(AECEnv[str, Observation, np.int64]):  # type: ignore[misc]
    """Whole games of Magic between ``player_0`` and ``player_1``, one decision after the other.

    Observations, actions, rewards and infos are those of
    :class:`agents.env.single.ManaDuelEnv`, each player's from their own side; who is not to
    act can only wait, which is action 0.

    With ``max_cycles`` the players act in turn, which those of a game do not by themselves: in
    each cycle the player whose decision was pending as it began decides, and the other waits.
    Such an environment can also be made parallel.

    Args:
        deck: that of ``player_0``: a shipped name, a path, a :class:`cards.Deck` or definitions.
        opponent_deck: that of ``player_1``.
        render_mode: ``ansi``, ``human`` or None.
        max_cycles: after how many cycles the game is truncated; None: the players do not act in
            turn, but whoever decides.
        **settings: those of :func:`sim.new_game`.

    Raises:
        cards.DeckError: there is no such deck.
        ValueError: a setting or the render mode is not as said.
    """

    def __init__(
        self,
        deck: DeckLike = "mono-red-madness",
        opponent_deck: DeckLike = "mono-red-rally",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in ("ansi", "human"):
            raise ValueError(f"render_mode {render_mode!r}; possible: ansi, human or None")
        self.metadata = {
            "name": "manaduel_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": max_cycles is not None,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.duel = Duel((load_deck(deck), load_deck(opponent_deck)), settings)
        self.possible_agents = list(PLAYERS)
        self.agents: list[str] = []
        self._chance, _ = seeding.np_random()
        self._cycles = 0
        self._acting: int | None = None  # whose cycle it is
        self.observation_spaces = dict.fromkeys(PLAYERS, observation_space())
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            name: PossibleActions(layout.ACTIONS, functools.partial(self._mask, player))
            for player, name in enumerate(PLAYERS)
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of a player's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of a player's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; ``options`` may hold ``decks``, two of them; others are not looked at."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        if options and "decks" in options:
            self.duel = Duel(load_decks(options["decks"]), self.duel.settings)
        self.duel.start(int(self._chance.integers(SEEDS)))
        self.agents = list(PLAYERS)
        self.rewards = dict.fromkeys(PLAYERS, 0.0)
        self._cumulative_rewards = dict.fromkeys(PLAYERS, 0.0)
        self.terminations = dict.fromkeys(PLAYERS, False)
        self.truncations = dict.fromkeys(PLAYERS, False)
        self._cycles = 0
        self._acting = self.duel.decider
        self._select(PLAYERS[0] if self.max_cycles is not None else None)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a player sees."""
        player = PLAYERS.index(agent)
        observation = self.duel.observe(player)
        observation[MASK] = self._mask(player).astype(np.int8)
        return observation

    def step(self, action: int | np.int64 | None) -> None:
        """Take an action of the selected player.

        Raises:
            IllegalAction: the action is masked out or no whole number.
            ValueError: it is None, and the player's game is not over.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is only for players whose game is over")
        player = PLAYERS.index(agent)
        if player == self._acting or self.max_cycles is None:
            self.duel.act(action)
        elif actions.whole(action) != 0:
            raise IllegalAction(f"action {action} is masked out: {agent} can only wait (0)")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._pass_on(player)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pass_on(self, player: int) -> None:
        """End the game, or select who acts next."""
        terminated, truncated = self.duel.over
        if self.max_cycles is not None:
            if player == 0:  # a cycle ends with the other player, even where the game is over
                self._select(PLAYERS[1])
                return
            self._cycles += 1
            self._acting = self.duel.decider
            truncated = truncated or (not terminated and self._cycles >= self.max_cycles)
        if terminated or truncated:
            for one, name in enumerate(PLAYERS):
                self.rewards[name] = self.duel.reward(one)
                self.terminations[name] = terminated
                self.truncations[name] = truncated
        self._select(PLAYERS[0] if self.max_cycles is not None else None)

    def render(self) -> str | None:
        """The table as the player sees it who decides: returned, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode='ansi' or 'human'")
            return None
        text = table_text(self.duel.game.view(PLAYERS.index(self.agent_selection)))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be released."""

    def _mask(self, player: int) -> NDArray[np.bool_]:
        """What the player can do, ``(layout.ACTIONS,)``."""
        count = self.duel.count(player)
        if self.max_cycles is not None and player != self._acting:
            count = 1
        return np.arange(layout.ACTIONS) < count

    def _select(self, agent: str | None) -> None:
        """The player who acts next; None: who decides."""
        decider = self.duel.decider
        if agent is not None:
            self.agent_selection = agent
        elif decider is not None:
            self.agent_selection = PLAYERS[decider]
        said = self.duel.info()
        self.infos = {}
        for player, name in enumerate(PLAYERS):
            self.infos[name] = {MASK: self._mask(player).astype(np.int8)}
            if player == decider:
                self.infos[name] |= said


def parallel_env(max_cycles: int, **arguments: Any) -> Any:
    """A PettingZoo parallel environment: both act in each step, one of them by waiting.

    Args:
        max_cycles: after how many steps the game is truncated.
        **arguments: those of :class:`ManaDuelAEC`.
    """
    return aec_to_parallel(ManaDuelAEC(max_cycles=max_cycles, **arguments))
