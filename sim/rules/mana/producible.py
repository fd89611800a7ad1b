"""The types of mana that abilities would add now, and those that a permanent could produce."""

from __future__ import annotations

from sim.rules.evaluate import candidates, chosen_color, context_of, value
from sim.rules.events import adding_mana
from sim.rules.mana.becoming import replaced
from sim.rules.mana.units import choices, snow_of
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.effects import AddMana
from sim.vocab.mana_types import ChosenColorOfSelf, ColorsOf, CouldProduce, ManaTypes, TypesProduced
from sim.vocab.terms import ANY_MANA_TYPE, EVENT_MANA, ZONE_BATTLEFIELD

Known = dict[int, int]
"""What permanents could produce, by id, as far as it has been found out."""


def units_of(
    state: GameState, effect: AddMana, context: Context, known: Known | None = None
) -> tuple[int, ...]:
    """The units that the instruction would add now, a mask of the types to choose from.

    None at all where their type is undefined (106.5).
    """
    count = max(0, value(state, effect.count, context))
    if effect.among is None:
        return effect.units * count
    mask = types_among(state, effect.among, context, known)
    if any(not unit & mask for unit in effect.units):
        return ()
    return tuple([unit & (mask | ~ANY_MANA_TYPE) for unit in effect.units]) * count


def types_among(
    state: GameState, among: ManaTypes, context: Context, known: Known | None = None
) -> int:
    """The mask of the types that are meant."""
    mask = 0
    if isinstance(among, CouldProduce):
        for obj in candidates(state, among.filter, ZONE_BATTLEFIELD, context):
            if known is None:
                mask |= could_produce(state, obj)
            else:
                if obj.id not in known:
                    known[obj.id] = 0 if _looks(obj) else _would_produce(state, obj, known)
                mask |= known[obj.id]
    elif isinstance(among, ColorsOf):
        for obj in candidates(state, among.filter, ZONE_BATTLEFIELD, context):
            mask |= obj.chars.colors
    elif isinstance(among, ChosenColorOfSelf):
        mask = chosen_color(state, context) | among.also
    elif isinstance(among, TypesProduced):
        if context.event is not None:
            for unit in context.event.units:
                mask |= unit & ANY_MANA_TYPE
    else:
        raise NotImplementedError(type(among).__name__)
    return mask


def could_produce(state: GameState, obj: GameObject) -> int:
    """The mask of the types that any ability of the permanent would produce if it resolved now.

    Replacement effects count, in every order; whether a cost could be paid does not (106.7).
    Permanents that look at each other's mana add nothing of their own: what each could
    produce is the least that agrees with what all the others could. It is remembered until
    the state changes.
    """
    if state.producible_stamp != state.stamp:
        state.producible_stamp = state.stamp
        state.producible = {}
    known = state.producible
    if obj.id not in known:
        _find_out(state, obj, known)
    return known[obj.id]


def _find_out(state: GameState, obj: GameObject, known: Known) -> None:
    """Find out about the permanent, and those at which it looks, until nothing changes."""
    if not _looks(obj):
        known[obj.id] = _would_produce(state, obj, known)
        return
    settled = list(known)
    known[obj.id] = 0
    before: Known = {}
    while known != before:
        before = known.copy()
        for id in before:
            if id not in settled and _looks(state.objects[id]):
                known[id] = _would_produce(state, state.objects[id], known)


def _looks(obj: GameObject) -> bool:
    """Whether the permanent looks at what others could produce."""
    for ability in obj.chars.abilities:
        if isinstance(ability, (Activated, Triggered)):
            for mode in ability.modes:
                for effect in mode.effects:
                    if isinstance(effect, AddMana) and isinstance(effect.among, CouldProduce):
                        return True
    return False


def _would_produce(state: GameState, obj: GameObject, known: Known) -> int:
    mask = 0
    context = context_of(obj)
    snow = snow_of(obj)
    for ability in obj.chars.abilities:
        if not isinstance(ability, (Activated, Triggered)):
            continue
        tapped = isinstance(ability, Activated) and ability.taps_for_mana
        for mode in ability.modes:
            units: tuple[int, ...] = ()
            same = False
            for effect in mode.effects:
                if isinstance(effect, AddMana):
                    units += units_of(state, effect, context, known)
                    same = same or effect.same
            if EVENT_MANA not in state.replacements:
                for unit in units:
                    mask |= unit & ANY_MANA_TYPE
                continue
            if not units:
                continue
            for types in choices(tuple([unit | snow for unit in units]), same):
                for event in replaced(state, adding_mana(obj.controller, obj.id, types, tapped)):
                    for unit in event.units:
                        mask |= unit & ANY_MANA_TYPE
    return mask
