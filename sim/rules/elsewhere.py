"""What continuous effects make of spells and of cards in other zones than the battlefield (613).

An effect that began to apply in its layer (613.6) does so here as well, in the same order of
layers and timestamps. Whether a card fits is asked of it as it is. Cards outside the stack are
shared by clones of the game, so one that changes is replaced by a copy of this game's own.
"""

from __future__ import annotations

from typing import Final

from sim.rules import zones
from sim.rules.evaluate import matches
from sim.rules.layer_parts import Part
from sim.rules.likeness import same_characteristics
from sim.rules.modify import modify
from sim.rules.spell_changes import is_changed
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import AlternativeCost
from sim.vocab.continuous import LAYERS, ON_BATTLEFIELD, Affect, LoseAllAbilities
from sim.vocab.definition import CardDef, Characteristics
from sim.vocab.filters import Filter
from sim.vocab.terms import (
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)

_ZONES: Final = (ZONE_STACK, ZONE_HAND, ZONE_GRAVEYARD, ZONE_EXILE, ZONE_LIBRARY)


def apply(state: GameState, parts: list[Part]) -> bool:
    """Work out what the effects change there; whether anything is other than it was."""
    different = False
    altered: dict[int, bool] = {}
    known: dict[tuple[CardDef, tuple[int, ...]], Characteristics] = {}
    for zone in _ZONES:
        here = [number for number, part in enumerate(parts) if part.zones >> zone & 1]
        if not here:
            continue
        for obj in _objects(state, zone):
            if state.objects.get(obj.id) is not obj:
                continue  # just now it is looked at as the permanent that it will be (614.12)
            fitting = tuple([number for number in here if _fits(state, parts[number], obj)])
            if fitting:
                altered[obj.id] = True
                key = (obj.definition, fitting)
                chars = known.get(key)
                if chars is None or zone == ZONE_STACK:
                    mine = [parts[number] for number in fitting]
                    chars = known[key] = _changed(state, obj, mine)
                different = _put(state, obj, chars) or different
    for id in state.altered:
        old = state.objects.get(id)
        if old is not None and id not in altered and old.zone != ZONE_BATTLEFIELD:
            if not is_changed(state, id):
                different = _put(state, old, old.definition.printed) or different
    state.altered = list(altered)
    return different


def _objects(state: GameState, zone: int) -> list[GameObject]:
    """The spells, or the cards of the zone."""
    if zone == ZONE_STACK:
        return [obj for obj in state.stack if obj.ability is None]
    return [obj for player in state.players for obj in state.zone_of(player.id, zone)]


def _fits(state: GameState, part: Part, obj: GameObject) -> bool:
    return isinstance(part.what, Filter) and matches(state, part.what, obj, part.context)


def _changed(state: GameState, obj: GameObject, parts: list[Part]) -> Characteristics:
    """The characteristics that the effects make of the printed ones."""
    trial = obj.clone()
    trial.chars = obj.definition.printed.copy()
    steps = [(part.timestamp, part.modifications, part.context) for part in parts]
    if obj.zone == ZONE_STACK:
        for effect in state.effects:
            if effect.modifications and obj.id in effect.objects:
                steps.append((effect.timestamp, effect.modifications, effect.context))
    steps.sort(key=lambda step: step[0])
    for layer in LAYERS:
        for _, modifications, context in steps:
            for modification in modifications:
                if modification.layer == layer:
                    modify(state, trial, modification, context)
    return trial.chars


def _put(state: GameState, obj: GameObject, chars: Characteristics) -> bool:
    """Let the object have these characteristics; whether they are others than it had."""
    if same_characteristics(obj.chars, chars):
        return False
    if obj.zone != ZONE_STACK:
        obj = zones.own_copy(state, obj)
    obj.chars = chars
    return True


def has_cost(obj: GameObject, name: str) -> bool:
    """Whether the card still has the ability to be cast for its own alternative cost."""
    if obj.chars is obj.definition.printed:
        return True
    return any(isinstance(one, AlternativeCost) and one.name == name for one in obj.chars.abilities)


def abilities_lost(state: GameState, obj: GameObject) -> int:
    """The timestamp of the last effect by which the card loses its abilities; -1 if it has none.

    An ability that an older effect gives it is lost as well (613.7).
    """
    last = -1
    if obj.id not in state.altered:
        return last
    for permanent in state.battlefield:
        for ability in permanent.chars.abilities:
            for part in getattr(ability, "parts", ()):
                if (
                    isinstance(part, Affect)
                    and part.zones != ON_BATTLEFIELD
                    and part.zones >> obj.zone & 1
                    and any(isinstance(one, LoseAllAbilities) for one in part.modifications)
                ):
                    last = max(last, permanent.timestamp)
    return last
