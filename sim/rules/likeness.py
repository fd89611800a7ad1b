"""When two options cannot differ in effect: they are then offered once."""

from __future__ import annotations

from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import Characteristics
from sim.vocab.terms import NOBODY, READS_EXILE, ZONE_BATTLEFIELD, ZONE_STACK

AlikeKey = tuple[object, ...]


def alike_key(state: GameState, obj: GameObject) -> AlikeKey:
    """A key that two objects share only if no player could tell a choice between them.

    Cards in hands, libraries and graveyards are alike by name and owner; a permanent also
    by everything that has happened to it. What something refers to (an attachment, a target
    of the stack, an effect) is told apart by its id.
    """
    return key_among(state, obj, referred(state))


def unlike(state: GameState, found: list[GameObject]) -> list[GameObject]:
    """The objects without those that are alike to an earlier one."""
    if len(found) < 2:
        return found
    special: dict[int, bool] | None = None
    kept: list[GameObject] = []
    for obj in found:
        definition = obj.definition
        seen = False
        for other in kept:
            if other.definition is definition:
                if special is None:
                    special = referred(state)
                if alike(state, obj, other, special):
                    seen = True
                    break
        if not seen:
            kept.append(obj)
    return kept


def alike(state: GameState, one: GameObject, other: GameObject, special: dict[int, bool]) -> bool:
    """Whether two objects have the same :func:`key_among`, without making the keys."""
    if one is other:
        return True
    if one.definition is not other.definition or one.zone != other.zone:
        return False
    if one.owner != other.owner:
        return False
    if (one.counters or other.counters) and one.counters != other.counters:
        return False
    if one.zone != ZONE_BATTLEFIELD:
        return one.zone != ZONE_STACK and one.exiled_with == other.exiled_with
    first, second = one.chars, other.chars
    if first is not second and (
        first.power != second.power
        or first.toughness != second.toughness
        or first.keywords != second.keywords
        or len(first.abilities) != len(second.abilities)
    ):
        return False
    if (
        one.tapped != other.tapped
        or one.damage != other.damage
        or one.controller != other.controller
        or one.attacking != other.attacking
        or one.blocked != other.blocked
        or one.card is not other.card
        or one.turned != other.turned
        or one.token != other.token
        or one.deathtouched != other.deathtouched
        or one.x != other.x
        or one.face_down != other.face_down
        or one.chosen != other.chosen
        or one.devoured != other.devoured
    ):
        return False
    if one.since != other.since:
        began = state.players[one.controller].turn_began
        if (one.since >= began) != (other.since >= began):
            return False
    if one.attached_to >= 0 or other.attached_to >= 0 or one.blocking or other.blocking:
        return False
    return not special or (one.id not in special and other.id not in special)


def key_among(state: GameState, obj: GameObject, special: dict[int, bool]) -> AlikeKey:
    """The key of :func:`alike_key`, where what is ``referred`` to is known."""
    if obj.zone == ZONE_STACK:
        return (obj.id,)
    if obj.zone != ZONE_BATTLEFIELD:
        counters = tuple(sorted(obj.counters.items())) if obj.counters else ()
        return (obj.definition, obj.owner, obj.zone, counters, obj.exiled_with)
    if obj.attached_to >= 0 or obj.blocking or obj.id in special:
        return (obj.id,)
    chars = obj.chars
    return (
        obj.card,
        obj.definition,
        obj.turned,
        obj.owner,
        obj.controller,
        obj.token,
        obj.tapped,
        obj.damage,
        obj.deathtouched,
        tuple(sorted(obj.counters.items())) if obj.counters else (),
        obj.since >= state.players[obj.controller].turn_began,
        obj.attacking,
        obj.blocked,
        obj.chosen,
        obj.x,
        obj.devoured,
        obj.face_down,
        chars.power,
        chars.toughness,
        chars.keywords,
        len(chars.abilities),
    )


def referred(state: GameState) -> dict[int, bool]:
    """The ids that an attachment, an object of the stack or a lasting effect refers to."""
    found: dict[int, bool] = {}
    for permanent in state.battlefield:
        if permanent.attached_to >= 0:
            found[permanent.attached_to] = True
    for on_stack in state.stack:
        if on_stack.context is not None:
            found[on_stack.context.source] = True
            for chosen in on_stack.context.targets:
                for one in chosen:
                    found[one] = True
    for effect in state.effects:
        found[effect.context.source] = True
        for one in effect.objects:
            found[one] = True
        for chosen in effect.context.targets:
            for one in chosen:
                found[one] = True
        for one in effect.context.all_stored():
            found[one] = True
    for player in state.players:
        for card in player.exile:
            if card.exiled_with == NOBODY:
                continue
            # 607.2a: what it exiled tells a permanent from its like, if it speaks of that.
            by = state.objects.get(card.exiled_with)
            if by is not None and by.definition.reads & READS_EXILE:
                found[by.id] = True
    if state.combat is not None:
        for blocker, attacker in state.combat.blocks:
            found[blocker] = True
            found[attacker] = True
    return found


def same_characteristics(one: Characteristics, other: Characteristics) -> bool:
    """Whether two objects' characteristics are equal, be they the same object or not."""
    return one is other or (
        one.name == other.name
        and one.power == other.power
        and one.toughness == other.toughness
        and one.keywords == other.keywords
        and one.types == other.types
        and one.colors == other.colors
        and one.supertypes == other.supertypes
        and one.all_creature_types == other.all_creature_types
        and one.subtypes == other.subtypes
        and one.abilities == other.abilities
    )
