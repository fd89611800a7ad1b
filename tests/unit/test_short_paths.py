"""What is done at once where nothing looks comes out as the long way does.

Compiled code takes no monkeypatches: there both games take the short paths.
"""

from random import Random

import pytest

import sim
from cards import Deck
from sim.engine import key
from sim.rules import applying, events, priority, propose, resolve, triggers
from sim.rules.matching import moves_so
from sim.state.frames import ResolveFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject

DECISIONS = 120


def keys(deck: str, seed: int) -> list[str]:
    """The keys of a random game at its decisions."""
    cards = Deck.load(deck).main
    game = sim.new_game([cards, cards], seed)
    chance = Random(seed)
    found: list[str] = []
    while game.decision is not None and len(found) < DECISIONS:
        found.append(key.digest(game.state))
        game.choose(chance.randrange(len(game.decision.options)))
    return found


def untap(state: GameState, permanents: list[GameObject]) -> None:
    events.perform(state, [events.untapping(obj) for obj in permanents])


def start(state: GameState) -> None:
    state.frames.append(ResolveFrame(state.stack[-1].id))


@pytest.mark.parametrize("deck", ["mono-red-rally", "elves", "white-aggro", "caw-gates"])
def test_games_are_the_same_the_long_way(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    short = keys(deck, 7)
    monkeypatch.setattr(propose, "_cast_at_once", lambda *_: False)
    monkeypatch.setattr(resolve, "start", start)
    monkeypatch.setattr(priority, "still_idle", lambda _: False)
    monkeypatch.setattr(applying, "may_enter_otherwise", lambda *_: True)
    monkeypatch.setattr(triggers, "may_move_so", lambda pattern, event, _: moves_so(pattern, event))
    monkeypatch.setattr(events, "untap", untap)
    assert keys(deck, 7) == short
