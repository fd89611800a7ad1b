"""What names options and decisions alike in all worlds of a search."""

from __future__ import annotations

from agents.search.tree import Key, Mark
from sim.engine.view import View
from sim.state.decision import Option
from sim.state.game_state import GameState
from sim.vocab import terms as t
from sim.vocab.terms import STEP_NAMES


def key_of(state: GameState, option: Option) -> Key:
    """An option's name in all worlds.

    What lies in a hidden zone goes by its name, for other cards have its id in other worlds;
    everything else by name and id, which agree wherever the same was done.
    """
    name, id = _named(state, option.object)
    target_name, target = _named(state, option.target)
    return (option.verb, name, id, target_name, target, option.number, option.word)


def _named(state: GameState, id: int) -> tuple[str, int]:
    if id < t.FIRST_OBJECT:
        return "", id
    obj = state.objects.get(id)
    if obj is None:
        return "", id
    if obj.zone == t.ZONE_HAND or obj.zone == t.ZONE_LIBRARY:
        return obj.chars.name, 0
    return obj.chars.name, id


def mark_of(state: GameState) -> Mark:
    """What tells the pending decision from others of its player behind the same edge."""
    decision = state.decision
    assert decision is not None
    return (decision.kind, state.turn, state.step, len(state.stack), decision.word)


def mark_of_view(view: View) -> Mark:
    """:func:`mark_of` for the viewer's decision."""
    decision = view.decision
    assert decision is not None
    step = STEP_NAMES.index(view.step)
    return (decision.kind, view.turn, step, len(view.stack), decision.word)
