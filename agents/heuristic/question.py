"""What a decision is about: the spell or ability that asks, its instructions and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from agents.heuristic.board import Board
from agents.heuristic.instructions import walk
from agents.heuristic.play import Play
from agents.heuristic.reading import Scene
from sim.engine.card_view import StackView
from sim.state.decision import DO_PICK, Decision
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.modes import Mode
from sim.vocab.record import Effect

_Found = TypeVar("_Found", bound=Effect)


class Question:
    """A decision and the spell or ability that asks it.

    ``intent`` is what the last use of priority was meant to do, if the decision belongs to it;
    ``picked`` what earlier decisions of the same group took.
    """

    def __init__(self, board: Board, decision: Decision, intent: Play | None) -> None:
        self.board = board
        self.decision = decision
        self.options = decision.options
        self.picked: list[int] = []
        self.stacked = self._stacked()
        self.intent = intent if intent is not None and self._intended(intent) else None

    def _stacked(self) -> StackView | None:
        """The spell or ability on the stack that asks; the topmost one of that source."""
        subject = self.decision.subject
        for obj in reversed(self.board.stack()):
            if subject in (obj.id, obj.source):
                return obj
        return None

    def _intended(self, intent: Play) -> bool:
        obj = self.stacked
        return obj is not None and obj.controller == self.board.me and obj.card is intent.card

    def modes(self) -> tuple[Mode, ...]:
        """The modes to choose from."""
        obj = self.stacked
        if obj is None:
            return ()
        ability = obj.ability
        if isinstance(ability, Activated | Triggered):
            return ability.modes
        for way in obj.card.alternative_costs:
            if way.name == obj.via and way.modes:
                return way.modes
        if obj.card.spell is not None:
            return obj.card.spell.modes
        for other in obj.card.abilities:
            clause = getattr(other, "clause", None)
            if clause is not None:
                return (Mode((), (clause,)),)
        return ()

    def scene(self) -> Scene:
        """The choices made so far."""
        obj = self.stacked
        if obj is None:
            return Scene(self.board, self.board.me, self.decision.subject)
        scene = Scene(self.board, obj.controller, obj.source)
        scene.targets = list(obj.targets)
        scene.x, scene.kicked, scene.via = obj.x, obj.kicked, obj.via
        return scene

    def effects(self) -> Iterator[Effect]:
        """The instructions of the chosen modes, those inside others included."""
        obj = self.stacked
        chosen = obj.modes if obj is not None else ()
        for index, mode in enumerate(self.modes()):
            if not chosen or index in chosen:
                yield from walk(mode.effects)

    def first(self, kind: type[_Found]) -> _Found | None:
        """The first instruction of a kind."""
        for effect in self.effects():
            if isinstance(effect, kind):
                return effect
        return None

    def index(self, verb: int) -> int | None:
        """The first option with a verb."""
        for index, option in enumerate(self.options):
            if option.verb == verb:
                return index
        return None

    def least(self, rate: dict[int, float]) -> int:
        """The picked option whose object has the lowest rating."""
        best, lowest = 0, float("inf")
        for index, option in enumerate(self.options):
            rating = rate.get(option.object)
            if option.verb == DO_PICK and rating is not None and rating < lowest:
                best, lowest = index, rating
        return best

    def top_effects(self) -> Iterator[Effect]:
        """The instructions of the chosen modes."""
        obj = self.stacked
        chosen = obj.modes if obj is not None else ()
        for index, mode in enumerate(self.modes()):
            if not chosen or index in chosen:
                yield from mode.effects
