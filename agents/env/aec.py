"""The game for two learners: a PettingZoo environment, for self-play."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

try:
    from pettingzoo import AECEnv
except ImportError as error:  # an extra
    raise ImportError(
        'two-player environments need PettingZoo: pip install "manaduel[pettingzoo]"'
    ) from error

from agents.env import layout
from agents.env.duel import MASK, Duel, Observation
from agents.env.match import SEEDS, DeckLike, load_deck
from agents.env.rendering import table_text
from agents.env.spaces import observation_space

PLAYERS = ("player_0", "player_1")


class ManaDuelAEC(AECEnv[str, Observation, np.int64]):  # type: ignore[misc]
    """Whole games of Magic between ``player_0`` and ``player_1``, one decision after the other.

    Observations, actions, rewards and infos are those of
    :class:`agents.env.single.ManaDuelEnv`, each player's from their own side; the mask of the
    player who is not to act is all zeros.

    Args:
        deck: that of ``player_0``: a shipped name, a path, a :class:`cards.Deck` or definitions.
        opponent_deck: that of ``player_1``.
        render_mode: ``ansi``, ``human`` or None.
        **settings: those of :func:`sim.new_game`.

    Raises:
        cards.DeckError: there is no such deck.
        ValueError: a setting or the render mode is not as said.
    """

    metadata = {  # noqa: RUF012
        "name": "manaduel_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        deck: DeckLike = "mono-red-madness",
        opponent_deck: DeckLike = "mono-red-rally",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in ("ansi", "human"):
            raise ValueError(f"render_mode {render_mode!r}; possible: ansi, human or None")
        self.render_mode = render_mode
        self.duel = Duel((load_deck(deck), load_deck(opponent_deck)), settings)
        self.possible_agents = list(PLAYERS)
        self.agents: list[str] = []
        self._chance, _ = seeding.np_random()
        seen, act = observation_space(), spaces.Discrete(layout.ACTIONS)
        self.observation_spaces = dict.fromkeys(PLAYERS, seen)
        self.action_spaces = dict.fromkeys(PLAYERS, act)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of a player's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of a player's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; ``options`` may hold ``decks``, two of them, and others are not looked at."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        if options and "decks" in options:
            own, other = options["decks"]
            self.duel = Duel((load_deck(own), load_deck(other)), self.duel.settings)
        self.duel.start(int(self._chance.integers(SEEDS)))
        self.agents = list(PLAYERS)
        self.rewards = dict.fromkeys(PLAYERS, 0.0)
        self._cumulative_rewards = dict.fromkeys(PLAYERS, 0.0)
        self.terminations = dict.fromkeys(PLAYERS, False)
        self.truncations = dict.fromkeys(PLAYERS, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        """What a player sees."""
        return self.duel.observe(PLAYERS.index(agent))

    def step(self, action: int | np.int64 | None) -> None:
        """Take an action of the selected player.

        Raises:
            IllegalAction: the action is masked out.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is only for players whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.duel.act(int(action))
        terminated, truncated = self.duel.over
        if terminated or truncated:
            for player, name in enumerate(PLAYERS):
                self.rewards[name] = self.duel.reward(player)
                self.terminations[name] = terminated
                self.truncations[name] = truncated
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the player sees it who decides: returned, or printed."""
        if self.render_mode is None:
            return None
        text = table_text(self.duel.game.view(PLAYERS.index(self.agent_selection)))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be released."""

    def _select(self) -> None:
        decider = self.duel.decider
        if decider is not None:
            self.agent_selection = PLAYERS[decider]
        said = self.duel.info()
        self.infos = {}
        for player, name in enumerate(PLAYERS):
            mask = np.arange(layout.ACTIONS) < self.duel.count(player)
            self.infos[name] = {MASK: mask.astype(np.int8)}
            if player == decider:
                self.infos[name] |= said
