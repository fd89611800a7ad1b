"""The one function that moves objects between zones (400), and what follows from a move."""

from __future__ import annotations

from typing import Final

from sim.rules import indexes
from sim.rules.combat.removal import can_be_attacked, remove_from_combat
from sim.rules.mana import stamps
from sim.rules.spell_changes import goes_on
from sim.state.events import Context, Entry, Event
from sim.state.game_state import GameState
from sim.state.objects import NO_COUNTERS, GameObject
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.card import FaceDown
from sim.vocab.definition import LAYOUT_MELD, LAYOUT_TRANSFORMING, CardDef
from sim.vocab.faces import LAYOUT_MODAL
from sim.vocab.terms import (
    NOBODY,
    READS_STACK,
    READS_ZONE,
    TURNED_UP,
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)

EVERYONE: Final = 3
MANIFESTED: Final = "manifest"  # how a face-down permanent came that was not cast so


def move(state: GameState, event: Event) -> bool:
    """Carry out a move event; whether anything moved.

    The object becomes a new one in its new zone (400.7); the old one is kept as it was last
    known. ``event.moved`` becomes the new id. A token or a copy of a spell that leaves its
    zone ceases to exist (704.5d-e), which nothing can tell from its existing a moment longer.
    """
    if event.card is not None and event.object == NOBODY:
        _create(state, event)
        return True
    old = state.objects.get(event.object)
    if old is None or old.zone != event.from_zone or old.zone == event.to_zone == ZONE_BATTLEFIELD:
        return False
    take_out(state, old)
    if old.zone == ZONE_BATTLEFIELD and event.to_zone == ZONE_GRAVEYARD:
        state.died_this_turn.append(old.id)  # 700.4
    if old.zone not in (ZONE_BATTLEFIELD, ZONE_STACK) and old.id < state.shared_below:
        # Clones share the card as it was there; what became of it is this game's alone.
        old = state.departed[old.id] = old.clone()
    state.touch(READS_ZONE << old.zone | READS_ZONE << event.to_zone)
    if (old.token and event.to_zone != ZONE_STACK) or old.is_copy:
        if not (old.is_copy and event.to_zone == ZONE_BATTLEFIELD):
            return True
    new = _arrive(state, event, old, old.card)
    old.became = event.moved = new.id
    if old.melded is not None:  # 713.4: one permanent leaves, two cards arrive
        second = _arrive(state, event, old, old.melded)
        old.became_too = event.also = second.id
    return True


def _arrive(state: GameState, event: Event, old: GameObject, card: CardDef) -> GameObject:
    """A card that was, or was a part of, the old object is a new one in its new zone."""
    new = GameObject(state.new_id(), card, old.owner, event.to_zone)
    new.timestamp = state.new_timestamp()
    new.since = state.turn
    _spread_knowledge(new, old, event)
    if event.to_zone == ZONE_BATTLEFIELD:
        if old.zone == ZONE_STACK:
            # 107.3m, 400.7b: the permanent remembers what was chosen for its spell.
            new.x = old.x
            new.kicked = old.kicked
            new.via = old.via
            new.cast_from = old.cast_from
            new.face_down = old.face_down
            new.turned = old.turned
            new.turned_at = new.id
            new.definition = old.definition
            new.token = old.is_copy
            if state.effects:
                goes_on(state, old.id, new.id)
        _enter(state, new, event.entry or Entry(old.controller), old.controller)
    elif event.to_zone == ZONE_STACK:
        new.controller = event.player if event.player != NOBODY else old.owner
        new.default_controller = new.controller
        state.stack.append(new)
    else:
        if event.entry is not None and event.entry.face_down:
            new.face_down = True
        if event.to_zone == ZONE_EXILE:
            new.exiled_with = event.source  # 607.2a
        zone = state.zone_of(new.owner, event.to_zone)
        if event.to_zone == ZONE_LIBRARY and not event.bottom:
            zone.insert(0, new)
        else:
            zone.append(new)
    list_in_zone(state, new)
    return new


def list_in_zone(state: GameState, new: GameObject) -> None:
    """The new object can be found, and is watched where it has something to say."""
    state.objects[new.id] = new
    if new.card.watch_zones >> new.zone & 1:
        state.watchers.append(new.id)
        if new.card.mana.any:
            state.mana_stamps[new.owner] += 1
        if new.card.index_zones >> new.zone & 1:
            state.dirty = True


def take_out(state: GameState, old: GameObject) -> None:
    """The object leaves its zone and is kept as it was last known."""
    zone = state.zone_of(old.owner, old.zone)
    if old.zone == ZONE_LIBRARY and zone[0] is old:
        del zone[0]
    else:
        for index, one in enumerate(zone):
            if one is old:
                del zone[index]
                break
    del state.objects[old.id]
    state.departed[old.id] = old
    if old.zone == ZONE_BATTLEFIELD:
        indexes.leaves(state, old)
        stamps.note_source(state, old)
        if state.combat is not None:
            remove_from_combat(state, old)
    if old.card.watch_zones >> old.zone & 1:
        state.watchers.remove(old.id)
        if old.card.mana.any:
            state.mana_stamps[old.owner] += 1
        if old.card.index_zones >> old.zone & 1:
            state.dirty = True


def _spread_knowledge(new: GameObject, old: GameObject, event: Event) -> None:
    """Who knows which card it is now (400.2: public and hidden zones)."""
    if old.face_down and old.zone == ZONE_BATTLEFIELD:
        new.known = EVERYONE  # 708.9: it is revealed as it leaves
    elif event.to_zone == ZONE_LIBRARY:
        new.known = old.known
    elif event.to_zone == ZONE_HAND:
        new.known = old.known | 1 << old.owner
    elif event.entry is not None and event.entry.face_down:
        new.known = old.known
        if event.to_zone == ZONE_BATTLEFIELD:  # 708.5: its controller may look at it
            new.known |= 1 << (event.entry.controller if event.entry.controller >= 0 else old.owner)
    elif old.face_down and event.to_zone == ZONE_BATTLEFIELD:
        new.known = old.known
    else:
        new.known = EVERYONE


def _enter(state: GameState, new: GameObject, entry: Entry, controller: int) -> None:
    """The object enters the battlefield as replacement effects have left the event (614.12)."""
    new.controller = entry.controller if entry.controller != NOBODY else controller
    new.default_controller = new.controller
    new.tapped = entry.tapped
    new.entered = state.turn
    if entry.turned or entry.melded != NOBODY:
        _show_back(state, new, entry)
    if entry.face_down:
        new.face_down = True
        new.definition = FaceDown.definition
        new.via = MANIFESTED
    if entry.copy is not None:
        new.definition = entry.copy
        new.copied = True
    new.chosen = entry.chosen
    new.attached_to = entry.attached_to
    new.devoured = entry.devoured
    new.chars = new.definition.printed
    state.players[new.controller].entered_types |= new.chars.types
    given = NO_COUNTERS if entry.counted else printed_counters(new.definition)
    if entry.counters or given:
        counters = dict(entry.counters)
        for kind, number in given.items():
            counters[kind] = counters.get(kind, 0) + number
        new.counters = {kind: number for kind, number in counters.items() if number > 0}
    if state.combat is not None and new.chars.types & TYPE_CREATURE:  # 506.3a
        _enter_combat(state, new, entry)
    state.battlefield.append(new)
    stamps.note_source(state, new)
    indexes.enters(state, new)


def _show_back(state: GameState, new: GameObject, entry: Entry) -> None:
    """The permanent enters with its back face up (712.10a), or as one of two cards (701.37a)."""
    if entry.melded == NOBODY:
        new.turned = True
        new.turned_at = new.id
    else:
        other = state.objects[entry.melded]
        take_out(state, other)
        other = state.departed[other.id] = other.clone()
        other.became = new.id
        new.melded = other.card
    face_up(new)


def face_up(obj: GameObject) -> None:
    """The copiable values become those of the face that is up (712.4c-d, 713.3b)."""
    definition = back_of(obj.card, obj.melded is not None) if obj.turned or obj.melded else None
    if obj.own is None:
        obj.definition = definition or obj.card
    else:
        obj.own = definition or obj.card  # 712.5: what it is a copy of stays


def back_of(card: CardDef, melded: bool) -> CardDef | None:
    """The back face of a double-faced card, or the combined one of a meld pair."""
    if melded:
        return card.other_face(LAYOUT_MELD)
    return card.other_face(LAYOUT_TRANSFORMING) or card.other_face(LAYOUT_MODAL)


def _enter_combat(state: GameState, new: GameObject, entry: Entry) -> None:
    """The creature enters attacking or blocking, if it can (506.3b-c, 508.4)."""
    assert state.combat is not None
    if entry.attacking != NOBODY and new.controller == state.active:
        if can_be_attacked(state, entry.attacking):
            new.attacking = entry.attacking
            state.combat.attackers.append(new.id)
            state.combat.attacked = True
    attacker = state.objects.get(entry.blocking)
    if attacker is not None and attacker.attacking != NOBODY and new.controller != state.active:
        new.blocking = (attacker.id,)
        attacker.blocked = True
        state.combat.blocks.append((new.id, attacker.id))


def may_transform(obj: GameObject) -> bool:
    """Whether the permanent can transform: 701.28c-d, 712.5, 712.11a."""
    back = None if obj.token or obj.face_down else obj.card.other_face(LAYOUT_TRANSFORMING)
    if back is None or obj.zone != ZONE_BATTLEFIELD:
        return False
    return obj.turned or back.is_permanent


def transform(state: GameState, event: Event) -> bool:
    """712.14, 613.7g: it is the same object with another face up, and gets a new timestamp."""
    obj = state.objects.get(event.object)
    if obj is not None and event.word == TURNED_UP:
        return _turn_up(state, obj)
    if obj is None or not may_transform(obj):
        return False
    obj.turned = not obj.turned
    obj.turned_at = state.next_id
    if not obj.copied:  # 712.5: a copy shows what it copies on either side
        face_up(obj)
    obj.timestamp = state.new_timestamp()
    state.touch()
    state.dirty = True
    return True


def _turn_up(state: GameState, obj: GameObject) -> bool:
    """708.8: its copiable values become its own again; it has been on the battlefield."""
    if not obj.face_down or obj.zone != ZONE_BATTLEFIELD:
        return False
    obj.face_down = False
    obj.known = EVERYONE
    if obj.own is None:
        obj.definition = obj.card
    else:
        obj.own = obj.card
    obj.timestamp = state.new_timestamp()  # 613.7f
    state.touch()
    state.dirty = True
    return True


def printed_counters(definition: CardDef) -> dict[str, int]:
    """The counters that the rules themselves have a permanent enter with."""
    counters = NO_COUNTERS
    if definition.type_mask & TYPE_PLANESWALKER:  # 306.5b
        counters = {"loyalty": definition.loyalty}
    if definition.final_chapter:  # 715.3a
        counters = {**counters, "lore": 1}
    return counters


def _create(state: GameState, event: Event) -> None:
    """A token is created (111.1): its owner is the player who creates it (111.2)."""
    assert event.card is not None
    new = GameObject(state.new_id(), event.card, event.player, ZONE_BATTLEFIELD)
    new.token = True
    new.known = EVERYONE
    new.timestamp = state.new_timestamp()
    new.since = state.turn
    entry = event.entry or Entry(event.player)
    _enter(state, new, entry, event.player)
    state.objects[new.id] = new
    event.moved = new.id
    event.object = new.id
    state.touch()


def create_emblem(state: GameState, definition: CardDef, player: int) -> None:
    """114.1-2: an emblem is created in the command zone; its owner controls it."""
    emblem = GameObject(state.new_id(), definition, player, ZONE_COMMAND)
    emblem.known = EVERYONE
    emblem.timestamp = state.new_timestamp()
    emblem.since = state.turn
    state.objects[emblem.id] = emblem
    owner = state.players[player]
    owner.command = [*owner.command, emblem]
    if definition.watch_zones >> ZONE_COMMAND & 1:
        state.watchers.append(emblem.id)
    state.touch()
    state.dirty = True


def crown(state: GameState, designation: CardDef, player: int) -> None:
    """722.3: the player gets a designation, which another player who had it loses."""
    for owner in state.players:
        for one in owner.command:
            if one.card is designation:
                if owner.id == player:
                    return
                owner.command = [kept for kept in owner.command if kept is not one]
                del state.objects[one.id]
                state.departed[one.id] = one
                state.watchers.remove(one.id)
    create_emblem(state, designation, player)


def reveal(state: GameState, obj: GameObject, to: int = EVERYONE) -> GameObject:
    """The players of the mask learn which card it is; the object keeps its id.

    Cards in hidden zones are shared by clones, so a card that becomes known is replaced.
    """
    if obj.known & to == to:
        return obj
    new = own_copy(state, obj)
    new.known |= to
    return new


def own_copy(state: GameState, obj: GameObject) -> GameObject:
    """This state's own copy of a card outside the battlefield, under the same id.

    Clones share such cards, so one that is to change is replaced first.
    """
    new = obj.clone()
    state.objects[obj.id] = new
    zone = state.zone_of(obj.owner, obj.zone)
    for index, one in enumerate(zone):
        if one is obj:
            zone[index] = new
            break
    return new


def put_ability(
    state: GameState, source: GameObject, ability: Activated | Triggered, context: Context
) -> GameObject:
    """An ability as an object on the stack (113.1c)."""
    on_stack = GameObject(state.new_id(), source.card, context.controller, ZONE_STACK)
    on_stack.definition = source.definition
    on_stack.chars = source.chars
    on_stack.ability = ability
    on_stack.context = context
    on_stack.known = 3
    state.objects[on_stack.id] = on_stack
    state.stack.append(on_stack)
    state.touch(READS_STACK)
    return on_stack


def remove_from_stack(state: GameState, on_stack: GameObject) -> None:
    """An ability leaves the stack and ceases to exist (608.2m)."""
    state.stack.remove(on_stack)
    del state.objects[on_stack.id]
    state.departed[on_stack.id] = on_stack
    state.stirred = True  # a Saga may have waited for it (704.5s)
    state.touch(READS_STACK)
