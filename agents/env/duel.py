"""A game as environments play it: actions, observations, masks; shared by all of them."""

from __future__ import annotations

import functools
import operator
import os
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

import cards
import sim
from agents.env import actions, layout, vocabulary
from agents.env.actions import IllegalAction
from agents.env.encoder import Encoder
from sim.engine import describe
from sim.state.game_state import GameState
from sim.vocab import CardDef

Observation = dict[str, NDArray[Any]]
MASK: Final = "action_mask"
# One observation in one piece: what a field of this type is called is a key of the observation.
ROW: Final = np.dtype(
    [(name, np.int16, layout.shape_of(name)) for name, _, _ in layout.TABLES]
    + [(MASK, np.int8, (layout.ACTIONS,))]
)
_NAMES: Final = ROW.names or ()
_FIELDS: Final = operator.itemgetter(*_NAMES)
_SETTINGS: Final = frozenset(
    ("forced", "mana_abilities", "manual_mana", "turn_limit", "decision_limit")
)


@functools.cache
def encoder() -> Encoder:
    """The encoder that all games of the process share."""
    return Encoder(vocabulary.identify, vocabulary.named)


class Arrays:
    """Room for observations of one or many players, masks included, written in place.

    Attributes:
        block: one element of type :data:`ROW` for each.
    """

    def __init__(self, count: int) -> None:
        numbers = np.zeros((count, layout.WITH_MASK), dtype=np.int16)
        self.block: NDArray[Any] = numbers.view(ROW)[:, 0]
        self._rows = [numbers[row].data.cast("B") for row in range(count)]

    def write(self, row: int, duel: Duel, player: int) -> None:
        """Write what a player sees of a game, and what the player can do."""
        self._rows[row][:] = duel.encode(player)


def observation_of(view: sim.View, decision: sim.Decision, page: int = 0) -> Observation:
    """What the viewer, whose decision it is, sees, as an environment would show it.

    Args:
        view: the viewer's.
        decision: the pending decision.
        page: which of its pages of options.
    """
    # The encoder shows no more than the view, which the leak checker proves.
    return fields(np.ndarray((), ROW, _encoded(view._state, view.me, decision, page)))


def _encoded(state: GameState, player: int, decision: sim.Decision | None, page: int) -> bytearray:
    """An observation and its mask; the decision is the player's, or None."""
    if decision is None:
        return encoder().encode(state, player, None, 0, 0, 0)
    first, end, _ = actions.shown(len(decision.options), page)
    return encoder().encode(state, player, decision, first, end, page)


def fields(block: NDArray[Any]) -> Observation:
    """Observations as a dictionary of views.

    Args:
        block: of type :data:`ROW`, of any shape.
    """
    return dict(zip(_NAMES, _FIELDS(block), strict=True))


class Duel:
    """One game on its way, with the page of options that its decision is at.

    Args:
        decks: the decks of players 0 and 1.
        settings: those of :func:`sim.new_game`.

    Raises:
        ValueError: a setting is unknown or wrong.
    """

    def __init__(
        self, decks: Sequence[Sequence[CardDef]], settings: Mapping[str, Any] | None = None
    ) -> None:
        self.decks = tuple(decks)
        self.settings = dict(settings or {})
        unknown = sorted(self.settings.keys() - _SETTINGS)
        if unknown:
            raise ValueError(f"no setting {unknown[0]!r}; possible: {', '.join(sorted(_SETTINGS))}")
        self.page = 0
        self.start(0)

    def start(self, seed: int, decks: Sequence[Sequence[CardDef]] | None = None) -> None:
        """Begin a new game, with other decks from now on if they are given."""
        if decks is not None:
            self.decks = tuple(decks)
        self.game = sim.new_game(self.decks, seed, **self.settings)
        self.page = 0

    def resume(self, path: str | os.PathLike[str], decisions: int | None) -> None:
        """Take up a saved game after so many decisions.

        Raises:
            sim.replay.ReplayError: it cannot be read or does not repeat itself.
        """
        self.game = sim.replay.load(path, cards.get, decisions)
        self.page = 0

    @property
    def decider(self) -> int | None:
        """The player whose decision is pending; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.player

    def count(self, player: int) -> int:
        """How many actions the player has: those are the first ones.

        It is 1 where the player has nothing to decide, so that no mask is ever empty.
        """
        decision = self.game.decision
        if decision is None or decision.player != player:
            return 1
        first, end, more = actions.shown(len(decision.options), self.page)
        return end - first + more

    def act(self, action: SupportsIndex) -> bool:
        """Take an action for the player who decides; whether the game went on.

        It does not where the action only turned a page.

        Raises:
            IllegalAction: the action is masked out or no whole number, or the game is over.
        """
        number = self.checked(action)
        if self.page or number == actions.MORE:  # else the first options are the first actions
            decision = self.game.decision
            assert decision is not None
            first, _, more = actions.shown(len(decision.options), self.page)
            if more and number == actions.MORE:
                self.page += 1
                return False
            self.page = 0
            number += first
        self.game.choose(number)
        return True

    def checked(self, action: SupportsIndex) -> int:
        """An action that the player who decides can take.

        Raises:
            IllegalAction: as for :meth:`act`.
        """
        decision = self.game.decision
        if decision is None:
            raise IllegalAction("the game is over: reset the environment")
        number = actions.whole(action)
        count = self.count(decision.player)
        if not 0 <= number < count:
            raise IllegalAction(
                f"action {number} is masked out: "
                f"{f'0 to {count - 1} are' if count > 1 else '0 is'} possible "
                f"({decision.name} decision of player {decision.player})"
            )
        return number

    def encode(self, player: int) -> bytearray:
        """The observation of a player: bytes, two for each of :data:`layout.WITH_MASK`."""
        decision = self.game.decision
        if decision is not None and decision.player != player:
            decision = None
        return _encoded(self.game.state, player, decision, self.page)

    def observe(self, player: int) -> Observation:
        """The observation of a player, mask included, as arrays of its own."""
        return fields(np.ndarray((), ROW, self.encode(player)))

    def info(self) -> dict[str, Any]:
        """What is asked: kind, text, group id and the texts of the actions are found by name."""
        decision = self.game.decision
        if decision is None:
            return {"decision": "", "text": "", "group": -1}
        return {
            "decision": decision.name,
            "text": describe.decision(self.game.state, decision),
            "group": decision.group,
        }

    def reward(self, player: int) -> float:
        """1 for a win, -1 for a loss, 0 for anything else."""
        result = self.game.result
        if result is None or result.winner is None:
            return 0.0
        return 1.0 if result.winner == player else -1.0

    @property
    def over(self) -> tuple[bool, bool]:
        """Whether the game has a result, and whether it was stopped at a limit."""
        result = self.game.result
        if result is None:
            return False, False
        stopped = result.outcome == "incomplete"
        return not stopped, stopped
