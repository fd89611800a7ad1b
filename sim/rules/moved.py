"""Finding what has moved since it was spoken of (400.7i)."""

from __future__ import annotations

from sim.state.events import Event
from sim.state.game_state import GameState
from sim.vocab.terms import CAUSE_DISCARD, NOBODY, ZONE_EXILE, ZONE_GRAVEYARD


def in_zone(state: GameState, ids: list[int], zone: int) -> list[int]:
    """The objects that are in the zone, or went there from where they were (400.7i)."""
    found: list[int] = []
    for one in ids:
        old = state.find(one)
        if old is not None:
            now = [one] if one in state.objects else [old.became, old.became_too]
            found += [id for id in now if id in state.objects and state.objects[id].zone == zone]
    return found


def moved_cards(state: GameState, event: Event) -> list[int]:
    """The cards where the event put them; a madness card that was not cast where it went then.

    702.35c, 400.7i: what refers to a discarded card can still find that one.
    """
    if event.cause == CAUSE_DISCARD and event.to_zone == ZONE_EXILE:
        exiled = state.find(event.moved)
        after = state.objects.get(exiled.became) if exiled is not None else None
        if after is not None and after.zone == ZONE_GRAVEYARD:
            return [after.id]
    return [one for one in (event.moved, event.also) if one != NOBODY]
