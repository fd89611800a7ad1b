"""What replacement effects make of mana that would be produced (106.12b, 614, 616)."""

from __future__ import annotations

from sim.rules import applying, changing
from sim.rules.evaluate import has_subtype
from sim.rules.mana.units import each_type
from sim.state.events import Event
from sim.state.game_state import GameState
from sim.vocab.changes import Instead, ManaBecomes
from sim.vocab.outcomes import Also
from sim.vocab.terms import ANY_MANA_TYPE


def becomes(state: GameState, event: Event, change: ManaBecomes) -> int:
    """The types that the mana may become; 0 if the effect leaves it as it is."""
    if not change.lands:
        return change.types
    source = state.find(event.source)
    mask = 0
    for land, one in change.lands:
        if source is not None and has_subtype(source, land):
            mask |= one
    return mask


def become(event: Event, change: ManaBecomes, one: int) -> None:
    """The mana is of that type; what else is true of it stays so (106.6a)."""
    units = tuple(one | (unit & ~ANY_MANA_TYPE) for unit in event.units)
    if change.amount:
        units = units[:1] * change.amount
    event.units = units
    event.amount = len(units)


def replaced(state: GameState, event: Event) -> list[Event]:
    """What the event could become, in every order of the replacement effects on it (616.1)."""
    applicable = applying.applicable(state, event) if event.units else []
    if not applicable:
        return [event]
    found: list[Event] = []
    tried: list[applying.Applicable] = []
    for one in applicable:
        if any(one[2] == other[2] and one[3].controller == other[3].controller for other in tried):
            continue  # whichever of two that say the same comes first, it comes to the same
        tried.append(one)
        for result in _applied(state, event, one):
            found += replaced(state, result)
        if one[2].optional:
            declined = event.clone()
            declined.applied = (*event.applied, (one[0], one[1]))
            found += replaced(state, declined)
    return found


def _applied(state: GameState, event: Event, one: applying.Applicable) -> list[Event]:
    """What one replacement effect makes of the event, for each type that may be chosen."""
    source, number, ability, context = one
    results = [event.clone()]
    results[0].applied = (*event.applied, (source, number))
    for change in ability.changes:
        if isinstance(change, ManaBecomes):
            results = [after for each in results for after in _each_type(state, each, change)]
            continue
        for result in results:
            if isinstance(change, Instead):
                result.units = ()
            elif not isinstance(change, Also):
                changing.change_event(state, result, change, context, None, [])
    return results


def settled(
    state: GameState, event: Event, found: list[applying.Applicable]
) -> list[applying.Applicable]:
    """The effects among which there is something to choose, or the one to apply first.

    Where the order makes no difference any will do; where a payment counts on what the mana
    comes to, the one that leads there.
    """
    best, most = found[0], -1
    ways: list[list[tuple[int, ...]]] = []
    for one in found:
        results = [
            units for after in _applied(state, event, one) for units in comes_to(state, after)
        ]
        ways.append(results)
        fitting = max([_agrees(units, event.planned) for units in results], default=-1)
        if fitting > most:
            best, most = one, fitting
    if event.planned and most >= 0:
        return [best]
    return found[:1] if all(way == ways[0] and len(way) == 1 for way in ways) else found


def planned_type(
    state: GameState, event: Event, change: ManaBecomes, mask: int, key: tuple[int, int]
) -> int:
    """The type of the mask with which the event comes to what is planned; 0 if none does."""
    best, most = 0, -1
    for one in each_type(mask):
        after = event.clone()
        after.applied = (*event.applied, key)
        become(after, change, one)
        for units in comes_to(state, after):
            fitting = _agrees(units, event.planned)
            if fitting > most:
                best, most = one, fitting
    return best if event.planned else 0


def _agrees(units: tuple[int, ...], planned: tuple[int, ...]) -> int:
    """How many units agree with what is planned, to which more may be added later; -1: not all."""
    if len(units) > len(planned):
        return -1
    for one, other in zip(units, planned, strict=False):
        if (one ^ other) & ANY_MANA_TYPE:
            return -1
    return len(units)


def _each_type(state: GameState, event: Event, change: ManaBecomes) -> list[Event]:
    mask = becomes(state, event, change)
    results: list[Event] = []
    for one in each_type(mask):
        result = event.clone()
        become(result, change, one)
        results.append(result)
    return results or [event]


def comes_to(state: GameState, event: Event) -> list[tuple[int, ...]]:
    """The different amounts of mana that the event could come to."""
    found: list[tuple[int, ...]] = []
    for result in replaced(state, event):
        if result.units not in found:
            found.append(result.units)
    return found
