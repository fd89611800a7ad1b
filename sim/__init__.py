"""Whole two-player games of Magic: The Gathering under the full rules.

    import cards, sim

    decks = [cards.Deck.load("mono-red-madness"), cards.Deck.load("mono-red-rally")]
    game = sim.new_game(decks, seed=1)
    while game.decision is not None:
        game.choose(0)
    print(game.result)

A game is a function of its decks, its seed and the choices made. :func:`new_game` starts one;
:class:`Game` holds it; :class:`View` is what one player may know of it, in :class:`CardView`,
:class:`PermanentView` and :class:`StackView`; :mod:`sim.replay` saves games and plays them
again. A pending choice is a :class:`Decision` among :class:`Option` objects, answered with the
index of one; their constants are in :mod:`sim.state.decision`. :func:`compiled` tells whether
the engine runs compiled or as pure Python; games are the same in both.
"""

from typing import TYPE_CHECKING

from sim.engine import replay
from sim.engine.card_view import CardView, PermanentView, StackView
from sim.engine.errors import GameOver
from sim.engine.game import Game, new_game
from sim.engine.result import Result
from sim.engine.version import compiled
from sim.engine.view import View
from sim.state.decision import Decision, Option
from sim.state.game_state import Settings

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """``__version__``, found when it is asked for."""
        if name != "__version__":
            raise AttributeError(f"module 'sim' has no attribute {name!r}")
        from sim.engine.version import version

        return version()


__all__ = [
    "CardView",
    "Decision",
    "Game",
    "GameOver",
    "Option",
    "PermanentView",
    "Result",
    "Settings",
    "StackView",
    "View",
    "__version__",
    "compiled",
    "new_game",
    "replay",
]
