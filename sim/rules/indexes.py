"""The indexes by which triggers, replacement effects and rules are found without a scan."""

from __future__ import annotations

from typing import TypeVar

from sim.rules.evaluate import context_of, holds
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import ON_BATTLEFIELD, Activated, Replacement, Static, Triggered
from sim.vocab.record import Ability, Pattern, Rule
from sim.vocab.terms import (
    NOBODY,
    SUPERTYPE_LEGENDARY,
    SUPERTYPE_WORLD,
    TYPE_CREATURE,
    TYPE_ENCHANTMENT,
    TYPE_PLANESWALKER,
    ZONE_BATTLEFIELD,
)

T = TypeVar("T")


def rebuild_indexes(state: GameState) -> None:
    """Fill ``state.triggers``, ``replacements`` and ``rules`` from what is in force now.

    So are ``actors``, the permanents whose abilities can be activated.

    The dictionaries are new each time, so clones may share them.
    """
    state.triggers = {}
    state.replacements = {}
    state.rules = {}
    state.actors = []
    mana_too = state.settings.mana_abilities
    for obj in state.battlefield:
        definition = obj.definition
        chars = obj.chars
        if definition.watchful or chars is not definition.printed:
            _index(state, obj)
        if _acts(obj, mana_too):
            state.actors.append(obj.id)
    for id in state.watchers:
        watcher = state.objects.get(id)
        if watcher is not None:
            _index(state, watcher)
    for id in state.altered:
        spell = state.objects.get(id)
        if spell is not None and id not in state.watchers:
            if spell.chars.abilities is not spell.definition.abilities:
                _index(state, spell)
    for effect in state.effects:
        if effect.rule is not None:
            _add_rule(state, effect.rule, effect.context)
        elif effect.replacement is not None:
            for kind in effect.replacement.pattern.kinds:
                entry = (-effect.id, 0, effect.replacement)
                state.replacements.setdefault(kind, []).append(entry)


def enters(state: GameState, obj: GameObject) -> None:
    """A permanent enters: the layers are worked out anew, unless it changes nothing of the others.

    Then it has its places in the indexes, and state-based actions are checked if it may need one.
    """
    chars = obj.chars
    if not _changes_nothing(state, obj) or obj.counters or chars is not obj.definition.printed:
        state.dirty = True
        return
    if _acts(obj, state.settings.mana_abilities):
        state.actors = [*state.actors, obj.id]
    if obj.definition.only_listens:
        _add_listeners(state, obj)
    if (
        state.attachments  # what they may be attached to can depend on anything (704.5m-n)
        or chars.types & (TYPE_ENCHANTMENT | TYPE_PLANESWALKER)
        or chars.supertypes & (SUPERTYPE_LEGENDARY | SUPERTYPE_WORLD)
        or (chars.types & TYPE_CREATURE and chars.toughness <= 0)
    ):
        state.stirred = True


def leaves(state: GameState, obj: GameObject) -> None:
    """A permanent leaves: the layers are worked out anew, unless the others stay as they are."""
    if not _changes_nothing(state, obj) or obj.chars.abilities is not obj.definition.abilities:
        state.dirty = True
        return
    if obj.id in state.actors:
        state.actors = [one for one in state.actors if one != obj.id]
    if obj.definition.only_listens:
        state.triggers = _without(state.triggers, obj)
        state.replacements = _without(state.replacements, obj)
    if state.attachments:
        state.stirred = True


def _changes_nothing(state: GameState, obj: GameObject) -> bool:
    """Whether what the layers and indexes say of all else is the same without the object."""
    if state.dirty or not state.loose or state.effects:
        return False
    definition = obj.definition
    if definition.watchful and not definition.only_listens:
        return False
    return obj.own is None and obj.attached_to == NOBODY


def _add_listeners(state: GameState, obj: GameObject) -> None:
    """What waits for events has its place in the indexes, behind that of other permanents."""
    for number, ability in enumerate(obj.chars.abilities):
        if not _listens(ability, ON_BATTLEFIELD):
            continue
        if isinstance(ability, Triggered):
            entry = (obj.id, number, ability)
            state.triggers = _with(state, state.triggers, ability.pattern, entry)
        elif isinstance(ability, Replacement):
            other = (obj.id, number, ability)
            state.replacements = _with(state, state.replacements, ability.pattern, other)


def _with(
    state: GameState,
    index: dict[int, list[tuple[int, int, T]]],
    pattern: Pattern,
    entry: tuple[int, int, T],
) -> dict[int, list[tuple[int, int, T]]]:
    """An index with one entry more; the one that there is may be shared with clones."""
    out = index.copy()
    for kind in pattern.kinds:
        entries = out.get(kind, [])
        place = len(entries)
        while place and not _is_permanent(state, entries[place - 1][0], entry[0]):
            place -= 1
        out[kind] = [*entries[:place], entry, *entries[place:]]
    return out


def _without(
    index: dict[int, list[tuple[int, int, T]]], obj: GameObject
) -> dict[int, list[tuple[int, int, T]]]:
    """An index without the entries of an object."""
    out: dict[int, list[tuple[int, int, T]]] = {}
    for kind, entries in index.items():
        left = [one for one in entries if one[0] != obj.id]
        if left:
            out[kind] = left
    return out


def _is_permanent(state: GameState, id: int, entering: int) -> bool:
    """Whether it is the id of a permanent, such as the one that is just entering."""
    found = state.objects.get(id)
    return id == entering or (found is not None and found.zone == ZONE_BATTLEFIELD)


def _acts(obj: GameObject, mana_too: bool) -> bool:
    """Whether it has an activated ability, or can be turned up (116.2b)."""
    if obj.face_down:
        return True
    if mana_too or obj.chars.abilities is not obj.definition.abilities:
        return _has_activated(obj.chars.abilities, mana_too)
    return obj.definition.acts


def _has_activated(abilities: tuple[Ability, ...], mana_too: bool) -> bool:
    for ability in abilities:
        if isinstance(ability, Activated) and (mana_too or not ability.is_mana):
            return True
    return False


def _index(state: GameState, obj: GameObject) -> None:
    zone = 1 << obj.zone
    for number, ability in enumerate(obj.chars.abilities):
        if isinstance(ability, Static):
            if ability.zones & zone:
                _index_static(state, obj, ability)
        elif not _listens(ability, zone):
            continue
        elif isinstance(ability, Triggered):
            for kind in ability.pattern.kinds:
                state.triggers.setdefault(kind, []).append((obj.id, number, ability))
        elif isinstance(ability, Replacement):
            for kind in ability.pattern.kinds:
                state.replacements.setdefault(kind, []).append((obj.id, number, ability))


def _listens(ability: Ability, zone: int) -> bool:
    """Whether an ability waits for events in a zone, given as a mask.

    How its source itself enters is looked up there and then (614.12).
    """
    if isinstance(ability, Triggered):
        return ability.zones & zone != 0
    return isinstance(ability, Replacement) and ability.zones & zone != 0 and not ability.is_entry


def _index_static(state: GameState, obj: GameObject, ability: Static) -> None:
    context: Context | None = None
    for part in ability.parts:
        if isinstance(part, Rule):
            if ability.condition is not None:
                state.loose = False
            if context is None:
                context = context_of(obj)
                if not holds(state, ability.condition, context):
                    return
            _add_rule(state, part, context)


def _add_rule(state: GameState, rule: Rule, context: Context) -> None:
    state.rules.setdefault(type(rule), []).append((rule, context))
