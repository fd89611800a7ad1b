"""Positions for tests of what is shown, in the words of scenarios."""

import cards
from sim import Game, Settings
from sim.rules import loop
from sim.scenario.form import Scenario
from sim.scenario.position import build


def board(a=None, b=None, forced=True, **start):
    """A game at the position of a scenario's players ``a`` and ``b``."""
    state, _ = build(Scenario("test", "test", start, (a or {}, b or {}), [], []), cards.get)
    state.settings = Settings(forced=forced)
    loop.run(state)
    return Game(state)


def option(game, text, player=0):
    """The index of the one option whose text has the words in it."""
    from agents.table import option_texts

    [place] = [n for n, one in enumerate(option_texts(game.view(player))) if text in one]
    return place
