"""How instructions are valued: one function for each kind, found by the kind.

Every value is seen from the board's player: what helps the opponent counts negative. Targets that
are not chosen yet count as used well by the controller. A kind without a function is worth 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from agents.heuristic.reading import Scene
from sim.vocab.record import Effect

_Handler = Callable[[Any, Scene], float]
_HANDLERS: Final[dict[type, _Handler]] = {}


def value_of(effects: tuple[Effect, ...], scene: Scene) -> float:
    """What the instructions are worth to the board's player, one after the other."""
    total = 0.0
    for effect in effects:
        handler = _HANDLERS.get(type(effect))
        if handler is not None:
            total += handler(effect, scene)
    return total


def handles(*kinds: type[Effect]) -> Callable[[_Handler], _Handler]:
    """Marks the function that values instructions of these kinds."""

    def register(handler: _Handler) -> _Handler:
        for kind in kinds:
            _HANDLERS[kind] = handler
        return handler

    return register


def side(player: int, scene: Scene) -> float:
    """The sign of what helps a player."""
    return 1.0 if player == scene.board.me else -1.0


def favour(scene: Scene) -> float:
    """The sign of what helps the controller of the spell or ability."""
    return 1.0 if scene.you == scene.board.me else -1.0
