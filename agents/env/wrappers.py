"""Wrappers: a shaped reward, and actions that always mean the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, SupportsFloat, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agents.env import actions, layout, vocabulary
from agents.env.duel import MASK, Observation
from agents.env.single import ManaDuelEnv
from agents.env.spaces import PossibleActions
from sim.rules.facing import showing
from sim.state.decision import (
    DO_ACTIVATE,
    DO_ATTACK,
    DO_BLOCK,
    DO_CAST,
    DO_NAMES,
    DO_NUMBER,
    DO_PICK,
    DO_PLAY_LAND,
    DO_SPECIAL,
    DO_WORD,
    Option,
)
from sim.vocab import CardDef
from sim.vocab.record import Record

Potential = Callable[[Observation], float]

_COLUMNS: Final = {name: number for number, name in enumerate(layout.GAME_FIELDS)}
_POWER: Final = layout.PERMANENT_FIELDS.index("power")
_CREATURE: Final = layout.PERMANENT_FIELDS.index("creature")


def standing(observation: Observation) -> float:
    """How well the learner stands, from -1 to 1: life, cards in hand, permanents and power."""
    game = observation["game"]

    def lead(name: str) -> float:
        return float(game[_COLUMNS[f"my_{name}"]]) - float(game[_COLUMNS[f"their_{name}"]])

    board = observation["permanents"]
    power = (board[..., _POWER] * board[..., _CREATURE]).sum(axis=-1)
    lead_in_power = float(power[0]) - float(power[1])
    score = lead("life") / 20 + lead("hand") / 7 + lead("permanents") / 10 + lead_in_power / 10
    return float(np.tanh(score / 2))


class ShapedReward(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """Adds ``discount * potential(after) - potential(before)`` to each reward.

    Shaping of this form changes no optimal policy (Ng, Harada and Russell, 1999); the potential of
    an ended episode counts as 0, so that with discount 1 a whole episode's rewards add up to what
    they were, less the potential of its beginning.

    Args:
        env: a :class:`ManaDuelEnv`, or a wrapper whose observations have its fields.
        discount: the learner's own.
        potential: from an observation; :func:`standing` by default.
    """

    def __init__(
        self,
        env: gymnasium.Env[Observation, Any],
        discount: float = 1.0,
        potential: Potential = standing,
    ) -> None:
        super().__init__(env)
        self.discount = discount
        self.potential = potential
        self._before = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start an episode."""
        observation, info = self.env.reset(seed=seed, options=options)
        self._before = self.potential(observation)
        return observation, info

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action; ``info["reward"]`` is the reward as it was."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        after = 0.0 if terminated or truncated else self.potential(observation)
        shaped = float(reward) + self.discount * after - self._before
        self._before = after
        return observation, shaped, terminated, truncated, {**info, "reward": reward}


class StableActions(gymnasium.ActionWrapper[Observation, np.int64, Any]):
    """Actions that mean the same in every decision of two given decks.

    An action is a kind of choice with a card, or with a token that the decks' cards make (``cast
    Lightning Bolt``, ``attack token blood``), with a number or a word, or with nothing (``pass``);
    ``meanings`` lists them. Where several options mean the same, the first stands there; the others
    are reached by the actions at the end, ``option 0`` to ``option 63``, which are those of the
    wrapped environment, so that nothing is left out; so is what concerns cards of other decks,
    which a later ``reset`` brings. The mask lets each option be taken in one way only.

    Args:
        env: a :class:`ManaDuelEnv`, or wrappers around one.

    Attributes:
        meanings: what each action means.
    """

    _WITH_TOKEN: Final = (DO_PICK, DO_ATTACK, DO_BLOCK)
    _WITH_CARD: Final = (DO_CAST, DO_PLAY_LAND, DO_SPECIAL, *_WITH_TOKEN)
    _NUMBERS: Final = 21

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        super().__init__(env)
        unwrapped = env.unwrapped
        if not isinstance(unwrapped, ManaDuelEnv):
            raise TypeError(f"StableActions wraps ManaDuel-v0, not {unwrapped!r}")
        self._base = unwrapped
        self._slots: dict[tuple[object, ...], int] = {}
        self.meanings: list[str] = []
        for verb, name in enumerate(DO_NAMES):
            self._add((verb,), name)
        for who in ("me", "the opponent"):
            self._add((DO_PICK, who), f"pick {who}")
        for number in range(self._NUMBERS):
            self._add((DO_NUMBER, number), f"number {number}")
        for word in layout.OPTION_WORDS:
            self._add((DO_WORD, word), f"word {word}")
        for card in _cards_of(unwrapped.match.decks):
            name = vocabulary.key(card)
            for verb in self._WITH_TOKEN if card.token else self._WITH_CARD:
                self._add((verb, name), f"{DO_NAMES[verb]} {name}")
            for index in range(len(card.activated)):
                self._add((DO_ACTIVATE, name, index), f"activate {index} of {name}")
        self._shown = len(self.meanings)
        self.meanings += [f"option {number}" for number in range(layout.ACTIONS)]
        self.action_space = PossibleActions(len(self.meanings), self.action_masks)
        mask = spaces.Box(0, 1, (len(self.meanings),), np.int8)
        assert isinstance(env.observation_space, spaces.Dict)
        self.observation_space = spaces.Dict({**env.observation_space.spaces, MASK: mask})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start an episode."""
        return self._masked(*self.env.reset(seed=seed, options=options))

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action.

        Raises:
            IllegalAction: the action is masked out.
        """
        observation, reward, terminated, truncated, info = self.env.step(self.action(action))
        observation, info = self._masked(observation, info)
        return observation, reward, terminated, truncated, info

    def action(self, action: SupportsInt) -> np.int64:
        """The action of the wrapped environment."""
        found = self._table().get(int(action))
        if found is None:
            possible = ", ".join(self.meanings[one] for one in self._table())
            raise actions.IllegalAction(f"action {action} is masked out; possible: {possible}")
        return np.int64(found)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible, ``(len(meanings),)``."""
        mask = np.zeros(len(self.meanings), dtype=bool)
        mask[list(self._table())] = True
        return mask

    def _masked(
        self, observation: Observation, info: dict[str, Any]
    ) -> tuple[Observation, dict[str, Any]]:
        mask = self.action_masks().astype(np.int8)
        observation[MASK] = mask
        info[MASK] = mask.copy()
        return observation, info

    def _table(self) -> dict[int, int]:
        """The possible actions, each with that of the wrapped environment."""
        duel = self._base.duel
        decision = duel.game.decision
        if decision is None or decision.player != self._base.seat:
            return {self._shown: 0}  # as the wrapped environment shows it
        first, end, more = actions.shown(len(decision.options), duel.page)
        table: dict[int, int] = {}
        for number, option in enumerate(decision.options[first:end]):
            slot = self._slots.get(self._meaning(option))
            if slot is None or slot in table:
                slot = self._shown + number
            table[slot] = number
        if more:
            table[self._shown + actions.MORE] = actions.MORE
        return table

    def _meaning(self, option: Option) -> tuple[object, ...]:
        verb, seat = option.verb, self._base.seat
        if verb == DO_NUMBER:
            return (verb, option.number)
        if verb == DO_WORD:
            return (verb, option.word)
        if option.object in (0, 1):
            return (verb, "me" if option.object == seat else "the opponent")
        obj = self._base.duel.game.state.find(option.object)
        if obj is None:
            return (verb,)
        if verb == DO_ACTIVATE:
            return (verb, vocabulary.key(obj.definition), option.number)
        if verb in (DO_CAST, DO_PLAY_LAND) and option.number:
            return (verb, vocabulary.key(showing(obj.card, option.number)))
        return (verb, vocabulary.key(obj.definition))

    def _add(self, meaning: tuple[object, ...], name: str) -> None:
        self._slots[meaning] = len(self.meanings)
        self.meanings.append(name)


def _cards_of(decks: tuple[tuple[CardDef, ...], ...]) -> list[CardDef]:
    """The different cards of the decks, their other faces and the tokens they make, by name."""
    found: dict[str, CardDef] = {}
    left = [card for deck in decks for card in deck]
    while left:
        card = left.pop()
        if vocabulary.key(card) not in found:
            found[vocabulary.key(card)] = card
            left += [*card.faces, *_definitions_in(card.abilities)]
    return [found[name] for name in sorted(found)]


def _definitions_in(value: object) -> Iterator[CardDef]:
    """The definitions that stand in abilities, such as those of tokens."""
    if isinstance(value, CardDef):
        yield value
    elif isinstance(value, Record):
        yield from _definitions_in(value.values())
    elif isinstance(value, tuple):
        for part in value:
            yield from _definitions_in(part)
