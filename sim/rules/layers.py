"""Continuous effects in layers (613): characteristics, control, and the indexes they feed."""

from __future__ import annotations

from sim.rules import copies, elsewhere, spell_changes
from sim.rules.combat import removal
from sim.rules.evaluate import candidates, context_of, entities, objects, value
from sim.rules.indexes import rebuild_indexes
from sim.rules.layer_parts import Part
from sim.rules.mana import stamps
from sim.rules.mentions import ABILITIES, TYPES, asked_of_objects
from sim.rules.modify import (
    count_counters,
    keyword_counters,
    modify,
    own_characteristics,
)
from sim.state.game_state import GameState
from sim.state.objects import ContinuousEffect, GameObject
from sim.vocab import continuous as v
from sim.vocab.abilities import Static
from sim.vocab.continuous import Affect
from sim.vocab.filters import Filter
from sim.vocab.terms import KEYWORD_NAMES, NOBODY, READS_SIZES, ZONE_BATTLEFIELD


def refresh(state: GameState) -> None:
    """Work out every permanent's characteristics and controller, and rebuild the indexes."""
    state.dirty = False
    state.stirred = True
    state.stamp += 1
    before = [obj.chars for obj in state.battlefield]
    spoken_of = stamps.is_spoken_of(state)
    copies.apply(state)
    if state.effects and state.stack:
        spell_changes.apply(state)
    parts = _work_out(state)
    if parts or state.altered:
        # Permanents may look at cards elsewhere, which the same effects change.
        if elsewhere.apply(state, parts) and parts:
            _work_out(state)
    if state.combat is not None:
        removal.check(state)
    rebuild_indexes(state)
    still = stamps.is_spoken_of(state)
    if spoken_of or still:
        state.mana_changed()
    else:
        stamps.note_changes(state, before)
    if still or state.effects:
        state.loose = False


def _work_out(state: GameState) -> list[Part]:
    """Work out the layers; the effects that apply to anything but permanents."""
    parts = _work_out_with(state, [])
    if state.reads & READS_SIZES:
        # Something before layer 7 may ask for sizes, which only now are known.
        sizes = [(obj.chars.power, obj.chars.toughness) for obj in state.battlefield]
        parts = _work_out_with(state, sizes)
    if not parts:
        return parts
    return [part for part in parts if part.zones & ~v.ON_BATTLEFIELD and part.affected is not None]


def _work_out_with(state: GameState, sizes: list[tuple[int, int]]) -> list[Part]:
    parts: list[Part] = []
    reads = 0
    changed_control = attached = False
    for obj in state.battlefield:
        definition = obj.definition
        obj.chars = definition.printed
        if obj.controller != obj.default_controller:
            changed_control = True
        if obj.attached_to != NOBODY:
            attached = True
            reads |= definition.reads  # what it may be attached to can depend on that (704.5m)
        if definition.watchful:
            for ability in definition.abilities:
                if isinstance(ability, Static):
                    reads |= ability.reads
                    _collect(parts, obj, ability)
    for player in state.players:
        for emblem in player.command:  # 114.4
            for ability in emblem.definition.abilities:
                if isinstance(ability, Static):
                    reads |= ability.reads
                    _collect(parts, emblem, ability)
    if state.effects:
        _end_with_source(state)
    for effect in state.effects:
        reads |= effect.reads
        if effect.modifications:
            parts.append(_of_effect(state, effect))
    state.reads = reads
    state.attachments = attached
    before: list[int] = []
    if changed_control or _layers_of(parts) >> v.LAYER_CONTROL & 1:
        before = [obj.controller for obj in state.battlefield]
        for obj in state.battlefield:
            obj.controller = obj.default_controller
    if parts:
        for obj in state.battlefield:
            if obj.counters:
                _collect_counters(state, parts, obj)
        _apply_layers(state, parts, sizes)
    for obj in state.battlefield:
        if obj.counters:
            if not parts:
                keyword_counters(obj)
            count_counters(obj)
    if parts:
        _switch(state, parts)
    if before:
        _settle_control(state, before)
    state.loose = not state.altered and not state.reads & READS_SIZES
    for part in parts:
        state.loose = state.loose and part.stands_alone()
    return parts


def _apply_layers(state: GameState, parts: list[Part], sizes: list[tuple[int, int]]) -> None:
    present = _layers_of(parts)
    for layer in v.LAYERS[:-1]:  # switching comes after the counters
        if layer < v.LAYER_DEFINE and sizes:
            _suppose(state, sizes)
        elif layer == v.LAYER_DEFINE and sizes:
            _suppose(
                state,
                [(obj.definition.power, obj.definition.toughness) for obj in state.battlefield],
            )
        if present >> layer & 1:
            _apply_layer(state, parts, layer)
        if layer == v.LAYER_CONTROL:
            for part in parts:
                _follow_source(part)  # "you" is who controls the source after layer 2
        if layer == v.LAYER_ABILITY:
            _apply_granted(state, parts)
            present = _layers_of(parts)


def _layers_of(parts: list[Part]) -> int:
    """The layers in which any of the effects does something, as a mask."""
    mask = 0
    for part in parts:
        mask |= part.mask
    return mask


def _suppose(state: GameState, sizes: list[tuple[int, int]]) -> None:
    """What layers before the seventh see of the sizes is what the layers make of them."""
    for obj, (power, toughness) in zip(state.battlefield, sizes, strict=True):
        if obj.chars.power != power or obj.chars.toughness != toughness:
            chars = own_characteristics(obj)
            chars.power = power
            chars.toughness = toughness


def _end_with_source(state: GameState) -> None:
    """Effects that last while their source remains end as it leaves (611.2b)."""
    for effect in state.effects[:]:
        source = state.objects.get(effect.context.source)
        if effect.duration == v.WHILE_YOU_CONTROL_SELF.name:
            if source is None or source.controller != effect.context.controller:
                state.effects.remove(effect)
        elif effect.duration == v.WHILE_SELF_REMAINS.name and source is None:
            state.effects.remove(effect)


def _collect(parts: list[Part], obj: GameObject, ability: Static) -> None:
    if not ability.zones >> obj.zone & 1:
        return
    for piece in ability.parts:
        if isinstance(piece, Affect):
            context = context_of(obj)
            part = Part(obj.timestamp, context, piece.what, piece.modifications, piece.zones)
            part.source = obj
            part.static = ability
            part.defining = ability.defining
            parts.append(part)


def _collect_counters(state: GameState, parts: list[Part], obj: GameObject) -> None:
    """613.7c: a keyword counter has the timestamp of when it was put on the permanent."""
    for kind in obj.counters:
        if kind in KEYWORD_NAMES:
            since = state.counter_times.get((obj.id, kind), obj.timestamp)
            gain = v.AddKeywords(1 << KEYWORD_NAMES.index(kind))
            part = Part(since, context_of(obj), None, (gain,))
            part.affected = [obj]
            parts.append(part)


def _of_effect(state: GameState, effect: ContinuousEffect) -> Part:
    part = Part(effect.timestamp, effect.context, None, effect.modifications)
    part.affected = [
        state.objects[one]
        for one in effect.objects
        if one in state.objects and state.objects[one].zone == ZONE_BATTLEFIELD
    ]
    return part


def _apply_granted(state: GameState, parts: list[Part]) -> None:
    """Static abilities that other effects granted take part from layer 6 on."""
    found: list[Part] = []
    for obj in state.battlefield:
        printed = obj.definition.printed.abilities
        if obj.chars.abilities is not printed:
            for ability in obj.chars.abilities:
                if isinstance(ability, Static) and ability not in printed:
                    state.reads |= ability.reads
                    _collect(found, obj, ability)
    if found:
        parts += found
        _apply_layer(state, found, v.LAYER_ABILITY)


def _follow_source(part: Part) -> None:
    """109.5: "you" in a static ability is its source's controller as layer 2 has it so far."""
    if part.source is not None:
        part.context.controller = part.source.controller


def _apply_layer(state: GameState, parts: list[Part], layer: int) -> None:
    here = [part for part in parts if part.in_layer(layer)]
    removing = False
    if len(here) > 1:
        # 613.3, 613.7: characteristic-defining abilities first, then by timestamp.
        here.sort(key=lambda part: (not part.defining, part.timestamp))
        for part in here:
            removing = removing or _removes_abilities(part)
    while here:
        part = here[0]
        # Of another effect the quick answer asks only whether it removes abilities: where none
        # does, one look at the first effect does for all the pairs.
        if len(here) > 1 and (removing or _may_depend(part, part, layer)):
            part = _independent(state, here, layer)
        here.remove(part)
        if layer == v.LAYER_CONTROL:
            _follow_source(part)
        if part.exists(state):
            _apply(state, part, layer)


def _affected(state: GameState, part: Part) -> list[GameObject]:
    if part.affected is not None:
        return part.affected
    what = part.what
    if not part.zones & v.ON_BATTLEFIELD:
        return []
    if isinstance(what, Filter):
        return candidates(state, what, ZONE_BATTLEFIELD, part.context)
    if what is None:
        return []
    return [obj for obj in objects(state, what, part.context) if obj.zone == ZONE_BATTLEFIELD]


def _apply(state: GameState, part: Part, layer: int) -> None:
    part.affected = _affected(state, part)
    for obj in part.affected:
        if part.amounts:
            part.context.registers["affected"] = [obj.id]  # references.AFFECTED
        for index, own_layer in enumerate(part.layers):
            if own_layer == layer:
                modify(state, obj, part.modifications[index], part.context)


def _independent(state: GameState, here: list[Part], layer: int) -> Part:
    """The first effect that depends on no other; in a loop, the oldest (613.8b)."""
    for part in here:
        if not any(_depends(state, part, other, layer) for other in here if other is not part):
            return part
    return here[0]


def _depends(state: GameState, part: Part, other: Part, layer: int) -> bool:
    """613.8a: applying ``other`` first would change whether, to what or how ``part`` applies."""
    if part.defining != other.defining or not _may_depend(part, other, layer):
        return False
    control = layer == v.LAYER_CONTROL
    if control:
        _follow_source(part)
        _follow_source(other)
    before = _signature(state, part)
    saved = [(obj.chars, obj.controller) for obj in state.battlefield]
    for obj in state.battlefield:
        obj.chars = obj.chars.copy()
    started = other.affected
    if other.exists(state):
        _apply(state, other, layer)
    if control:
        _follow_source(part)
    after = _signature(state, part)
    other.affected = started
    for obj, (chars, controller) in zip(state.battlefield, saved, strict=True):
        obj.chars = chars
        obj.controller = controller
    return before != after


def _signature(state: GameState, part: Part) -> tuple[object, ...]:
    if not part.exists(state):
        return (False,)
    numbers: list[int] = []
    for modification in part.modifications:
        if isinstance(modification, (v.ChangeStats, v.DefineStats)):
            numbers.append(value(state, modification.power, part.context))
            numbers.append(value(state, modification.toughness, part.context))
        elif isinstance(modification, v.GainControl):
            numbers += entities(state, modification.player, part.context)
    return (True, tuple(obj.id for obj in _affected(state, part)), tuple(numbers))


def _may_depend(part: Part, other: Part, layer: int) -> bool:
    """A quick answer for the usual case in which nothing that ``part`` reads is changed."""
    if part.affected is not None and part.static is None:
        return False  # a fixed set of objects, numbers locked in
    condition = part.static.condition if part.static is not None else None
    if layer == v.LAYER_TYPE:
        if asked_of_objects(condition) & TYPES:
            return True
        return asked_of_objects(part.what) & TYPES != 0 or _removes_abilities(other)
    if layer == v.LAYER_ABILITY:
        return asked_of_objects(part.what) & ABILITIES != 0 or _removes_abilities(other)
    if layer in (v.LAYER_DEFINE, v.LAYER_SET, v.LAYER_CHANGE):
        # Sizes are all that changes there.
        return part.static is None or part.static.reads & READS_SIZES != 0
    return True


def _removes_abilities(part: Part) -> bool:
    for one in part.modifications:
        if isinstance(one, (v.LoseAllAbilities, v.SetLandType)):
            return True
    return False


def _switch(state: GameState, parts: list[Part]) -> None:
    for part in parts:
        if part.in_layer(v.LAYER_SWITCH) and part.exists(state):
            _apply(state, part, v.LAYER_SWITCH)


def _settle_control(state: GameState, before: list[int]) -> None:
    """A permanent that came under another player's control is new there (302.6)."""
    for obj, controller in zip(state.battlefield, before, strict=True):
        if obj.controller != controller:
            obj.since = state.turn
            state.mana_changed()
            state.dirty = bool(state.effects)  # one may last while its source is controlled
            if obj.face_down:  # 708.5: who controls it may look at it
                obj.known |= 1 << obj.controller
