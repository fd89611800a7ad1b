"""The indexes by which triggers, replacement effects and rules are found without a scan."""

from __future__ import annotations

from sim.rules.evaluate import context_of, holds
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated, Replacement, Static, Triggered
from sim.vocab.patterns import kinds_of
from sim.vocab.record import Ability, Rule


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
        printed = chars.abilities is definition.abilities and not mana_too
        acts = definition.acts if printed else _has_activated(chars.abilities, mana_too)
        if acts or obj.face_down:  # which can be turned up (116.2b)
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
            for kind in kinds_of(effect.replacement.pattern):
                entry = (-effect.id, 0, effect.replacement)
                state.replacements.setdefault(kind, []).append(entry)


def _has_activated(abilities: tuple[Ability, ...], mana_too: bool) -> bool:
    for ability in abilities:
        if isinstance(ability, Activated) and (mana_too or not ability.is_mana):
            return True
    return False


def _index(state: GameState, obj: GameObject) -> None:
    zone = 1 << obj.zone
    for number, ability in enumerate(obj.chars.abilities):
        if isinstance(ability, Triggered):
            if ability.zones & zone:
                for kind in kinds_of(ability.pattern):
                    state.triggers.setdefault(kind, []).append((obj.id, number, ability))
        elif isinstance(ability, Static):
            if ability.zones & zone:
                _index_static(state, obj, ability)
        elif isinstance(ability, Replacement) and ability.zones & zone:
            for kind in kinds_of(ability.pattern):
                state.replacements.setdefault(kind, []).append((obj.id, number, ability))


def _index_static(state: GameState, obj: GameObject, ability: Static) -> None:
    context: Context | None = None
    for part in ability.parts:
        if isinstance(part, Rule):
            if context is None:
                context = context_of(obj)
                if not holds(state, ability.condition, context):
                    return
            _add_rule(state, part, context)


def _add_rule(state: GameState, rule: Rule, context: Context) -> None:
    state.rules.setdefault(type(rule), []).append((rule, context))
