"""Removing objects from combat (506.4), and the end of it (511.3)."""

from __future__ import annotations

from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import (
    FIRST_OBJECT,
    NOBODY,
    READS_COMBAT,
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
    ZONE_BATTLEFIELD,
)


def remove_from_combat(state: GameState, obj: GameObject) -> None:
    """The object stops attacking, blocking and being attacked (506.4).

    One that has left the battlefield keeps how it attacked and blocked as it was last known.
    What it blocked stays blocked (509.1h), what blocked it goes on blocking (509.1g), and
    what attacked it goes on attacking, though nothing (506.4c).
    """
    if state.combat is None:
        return
    _remove_creature(state, obj)
    _remove_attacked(state, obj)


def check(state: GameState) -> bool:
    """Remove what its controller or types have removed from combat; whether there was any.

    For after the layers have been worked out afresh. A creature that attacks stays with the
    active player and one that blocks with the other; a permanent that stops being a creature
    leaves as a creature, one that stops being a planeswalker is no longer attacked (506.4d).
    """
    if state.combat is None:
        return False
    changed = False
    for obj in state.battlefield:
        if obj.attacking == NOBODY and not obj.blocking:
            continue
        side = state.active if obj.attacking != NOBODY else 1 - state.active
        if obj.controller != side or not obj.chars.types & TYPE_CREATURE:
            _remove_creature(state, obj)
            changed = True
    for obj in state.battlefield:
        if obj.attacking >= FIRST_OBJECT:
            attacked = state.objects.get(obj.attacking)
            if attacked is not None and not can_be_attacked(state, attacked.id):
                _remove_attacked(state, attacked)
                changed = True
    return changed


def can_be_attacked(state: GameState, entity: int) -> bool:
    """Whether it is the defending player or a planeswalker of that player (506.2)."""
    if entity == 1 - state.active:
        return True
    obj = state.objects.get(entity)
    return (
        obj is not None
        and obj.zone == ZONE_BATTLEFIELD
        and obj.controller != state.active
        and obj.chars.types & TYPE_PLANESWALKER != 0
    )


def end_combat(state: GameState) -> None:
    """Everything is removed from combat as the combat phase ends (511.3)."""
    if state.combat is None:
        return
    fought = state.combat.attacked or bool(state.combat.attackers)
    state.combat = None
    if not fought:
        return  # nothing is to be removed from it
    for obj in state.battlefield:
        if obj.attacking != NOBODY or obj.blocking:
            obj.attacking = NOBODY
            obj.blocked = False
            obj.blocking = ()
    state.touch(READS_COMBAT)


def _remove_creature(state: GameState, obj: GameObject) -> None:
    combat = state.combat
    if combat is None or (obj.attacking == NOBODY and not obj.blocking):
        return
    combat.attackers = [one for one in combat.attackers if one != obj.id]
    combat.blocks = [pair for pair in combat.blocks if obj.id not in pair]
    combat.struck = [one for one in combat.struck if one != obj.id]
    if obj.id in state.objects:
        obj.attacking = NOBODY
        obj.blocked = False
        obj.blocking = ()
    state.touch(READS_COMBAT)


def _remove_attacked(state: GameState, obj: GameObject) -> None:
    """What attacked the planeswalker attacks an id that nothing has, or ever will have."""
    if obj.id not in state.objects:
        return  # the id has become such a one
    nothing = NOBODY
    for attacker in state.battlefield:
        if attacker.attacking == obj.id:
            if nothing == NOBODY:
                nothing = state.new_id()
            attacker.attacking = nothing
    if nothing != NOBODY:
        state.touch(READS_COMBAT)
