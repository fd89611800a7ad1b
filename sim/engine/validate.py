"""Whether a game's data is consistent: every inconsistency in a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sim.engine.sight import visible
from sim.rules.likeness import same_characteristics
from sim.state.decision import ASK_PRIORITY, Decision
from sim.state.frames import FRAME_KINDS, TurnFrame
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.definition import CardDef
from sim.vocab.rules import CantLose
from sim.vocab.terms import (
    FIRST_OBJECT,
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)

_OUTCOMES = ("", "win", "draw", "incomplete")
_OWN_ZONES = (ZONE_LIBRARY, ZONE_HAND, ZONE_GRAVEYARD, ZONE_EXILE, ZONE_COMMAND)
_MANA_TYPES = (1, 2, 4, 8, 16, 32)


def problems(state: GameState, decks: Sequence[Sequence[CardDef]] | None = None) -> list[str]:
    """Every inconsistency of a state between decisions; an empty list if all is well.

    Args:
        state: the state of a game that asks for a decision or is over.
        decks: the cards that the players' decks held, to account for each; None: not checked.
    """
    found: list[str] = []
    _check_zones(state, found)
    if decks is not None:
        _check_cards(state, decks, found)
    for player in state.players:
        _check_player(state, player.id, found)
    for obj in state.battlefield:
        _check_permanent(state, obj, found)
    for obj in state.stack:
        _check_stack(state, obj, found)
    _check_watchers(state, found)
    _check_combat(state, found)
    _check_turn(state, found)
    _check_end(state, found)
    if state.decision is not None:
        _check_decision(state, state.decision, found)
        if state.decision.kind == ASK_PRIORITY:
            _check_state_based(state, found)
    return found


def _check_zones(state: GameState, found: list[str]) -> None:
    """Every object is in one zone, and the index of objects holds just those."""
    seen: dict[int, str] = {}
    for zone, owner, objects in _zones(state):
        place = terms.ZONE_NAMES[zone] + ("" if owner == NOBODY else f" of player {owner}")
        for obj in objects:
            what = f"object {obj.id} ({obj.chars.name})"
            if obj.id in seen:
                found.append(f"{what} is in the {place} and in the {seen[obj.id]}")
            seen[obj.id] = place
            if state.objects.get(obj.id) is not obj:
                found.append(f"{what} in the {place} is not the one that its id finds")
            if obj.zone != zone:
                found.append(f"{what} in the {place} thinks it is in {obj.zone}")
            if owner != NOBODY and obj.owner != owner:
                found.append(f"{what} in the {place} belongs to player {obj.owner}")
            if not FIRST_OBJECT <= obj.id < state.next_id:
                found.append(f"{what} has an id that was never given")
            if obj.owner not in (0, 1) or obj.controller not in (0, 1):
                found.append(f"{what} has no owner or controller among the players")
            if owner != NOBODY and (obj.token or obj.is_copy or obj.ability is not None):
                found.append(f"{what} is no card but in the {place}")
            if zone in (ZONE_LIBRARY, ZONE_HAND):
                _check_pristine(obj, what, place, obj.id in state.altered, found)
            for kind, number in obj.counters.items():
                if number < 0:
                    found.append(f"{what} has {number} {kind} counters")
    for id in state.objects:
        if id not in seen:
            found.append(f"object {id} exists in no zone")
        if id in state.departed or id in state.departed_before:
            found.append(f"object {id} exists and has departed")


def _zones(state: GameState) -> Iterable[tuple[int, int, list[GameObject]]]:
    zones = [(zone, owner) for owner in (0, 1) for zone in _OWN_ZONES]
    zones += [(ZONE_BATTLEFIELD, NOBODY), (ZONE_STACK, NOBODY)]
    return [(zone, owner, state.zone_of(owner, zone)) for zone, owner in zones]


def _check_pristine(
    obj: GameObject, what: str, place: str, altered: bool, found: list[str]
) -> None:
    """Cards in hidden zones are shared by clones: nothing has happened to them there."""
    touched = (
        obj.controller != obj.owner
        or obj.default_controller != obj.owner
        or obj.definition is not obj.card
        or obj.token
        or obj.is_copy
        or obj.became != NOBODY
        or obj.became_too != NOBODY
        or obj.copied
        or obj.turned
        or obj.melded is not None
        or obj.tapped
        or obj.damage
        or obj.deathtouched
        or obj.counters
        or obj.attached_to != NOBODY
        or obj.chosen
        or obj.exiled_with != NOBODY
        or obj.face_down
        or obj.attacking != NOBODY
        or obj.blocked
        or obj.blocking
        or obj.x
        or obj.kicked
        or obj.via
        or obj.context is not None
        or obj.ability is not None
    )
    if touched or not (altered or same_characteristics(obj.chars, obj.card.printed)):
        found.append(f"{what} in the {place} has been changed there")


def _check_cards(state: GameState, decks: Sequence[Sequence[CardDef]], found: list[str]) -> None:
    """Every card of the decks is somewhere, once; tokens, copies and abilities do not count."""
    for player, deck in enumerate(decks):
        counts: dict[CardDef, int] = {}
        for card in deck:
            counts[card] = counts.get(card, 0) + 1
        for zone, _, objects in _zones(state):
            for obj in objects if zone != ZONE_COMMAND else ():  # emblems are no cards (114.5)
                if obj.owner == player and not (obj.token or obj.is_copy or obj.ability):
                    counts[obj.card] = counts.get(obj.card, 0) - 1
                    if obj.melded is not None:  # one permanent, two cards
                        counts[obj.melded] = counts.get(obj.melded, 0) - 1
        for card, missing in counts.items():
            if missing:
                much = f"{missing} too few" if missing > 0 else f"{-missing} too many"
                found.append(f"player {player} has {much} of {card.name}")


def _check_player(state: GameState, id: int, found: list[str]) -> None:
    player = state.players[id]
    if player.id != id:
        found.append(f"player {id} thinks to be player {player.id}")
    for kind, number in player.counters.items():
        if number < 0:
            found.append(f"player {id} has {number} {kind} counters")
    for unit in player.pool:
        if unit & 63 not in _MANA_TYPES:
            found.append(f"player {id} has mana of no type, {unit}")
    if player.pool and state.step == terms.STEP_UNTAP:  # 500.4, 502.4
        found.append(f"player {id} has mana in the untap step")
    counted = (player.lands_played, player.drawn_this_turn, player.mulligans, player.skip_turns)
    if min(counted) < 0 or min(player.life_gained, player.life_lost) < 0:
        found.append(f"player {id} has done something a negative number of times")


def _check_permanent(state: GameState, obj: GameObject, found: list[str]) -> None:
    what = f"permanent {obj.id} ({obj.chars.name})"
    if obj.attached_to == obj.id or state.next_id <= obj.attached_to:
        found.append(f"{what} is attached to {obj.attached_to}, itself or what never was")
    if obj.damage < 0:
        found.append(f"{what} has {obj.damage} damage")
    if obj.is_copy or obj.ability is not None:
        found.append(f"{what} is a copy of a spell, or an ability")
    if obj.context is not None:
        found.append(f"{what} still has the choices of a spell")


def _check_stack(state: GameState, obj: GameObject, found: list[str]) -> None:
    what = f"object {obj.id} ({obj.chars.name}) on the stack"
    context = obj.context
    if context is None:
        found.append(f"{what} has no context")
        return
    if context.controller not in (0, 1):
        found.append(f"{what} has no controller")
    if obj.ability is None and context.source != obj.id:
        found.append(f"{what} is a spell whose source is {context.source}")
    for chosen in context.targets:
        for target in chosen:
            if not 0 <= target < state.next_id:
                found.append(f"{what} has the target {target}, which never was")


def _check_watchers(state: GameState, found: list[str]) -> None:
    """The index of objects whose abilities work outside the battlefield holds just those."""
    listed = sorted(state.watchers)
    expected = sorted(
        obj.id
        for obj in state.objects.values()
        if obj.zone != ZONE_BATTLEFIELD
        and obj.ability is None
        and obj.card.watch_zones >> obj.zone & 1
    )
    if listed != expected:
        odd = [id for id in listed if id not in expected] + [
            id for id in expected if id not in listed
        ]
        found.append(f"the watchers are wrong or twice about {odd or listed}")


def _check_combat(state: GameState, found: list[str]) -> None:
    combat = state.combat
    for obj in state.battlefield:
        what = f"permanent {obj.id} ({obj.chars.name})"
        if obj.attacking != NOBODY and (combat is None or obj.id not in combat.attackers):
            found.append(f"{what} attacks outside combat")
        if obj.attacking != NOBODY and state.find(obj.attacking) is None and obj.attacking > 1:
            found.append(f"{what} attacks {obj.attacking}, which never was")
        if obj.blocked and obj.attacking == NOBODY:
            found.append(f"{what} is blocked but does not attack")
        if obj.blocking and combat is None:
            found.append(f"{what} blocks outside combat")
        for attacker in obj.blocking:
            if state.find(attacker) is None:
                found.append(f"{what} blocks {attacker}, which never was")


def _check_turn(state: GameState, found: list[str]) -> None:
    if state.active not in (0, 1) or state.starting_player not in (0, 1):
        found.append("the active or the starting player is none")
    if state.priority not in (NOBODY, 0, 1):
        found.append(f"priority is with {state.priority}, no player")
    if not 0 <= state.step < len(terms.STEP_NAMES):
        found.append(f"there is no step {state.step}")
    if state.turn < 0 or state.decisions_made < 0:
        found.append("turns or decisions are counted below zero")
    if state.frames and not isinstance(state.frames[0], TurnFrame):
        found.append("the lowest frame is not the turn")
    for frame in state.frames:
        if not 0 <= frame.kind < FRAME_KINDS:
            found.append(f"there is no kind of frame {frame.kind}")


def _check_end(state: GameState, found: list[str]) -> None:
    if state.outcome not in _OUTCOMES:
        found.append(f"there is no outcome {state.outcome!r}")
    if (state.outcome == "win") != (state.winner in (0, 1)):
        found.append(f"the winner is {state.winner}, the outcome {state.outcome!r}")
    if (state.decision is None) != bool(state.outcome):
        found.append("the game is over and asks, or goes on and does not ask")


def _check_decision(state: GameState, asked: Decision, found: list[str]) -> None:
    what = f"the decision ({asked.name})"
    if asked.player not in (0, 1):
        found.append(f"{what} is of no player")
        return
    if len(asked.options) < (1 if state.settings.forced else 2):
        found.append(f"{what} has {len(asked.options)} options")
    if len(set(asked.options)) != len(asked.options):
        found.append(f"{what} has an option twice")
    if asked.kind == ASK_PRIORITY and state.priority != asked.player:
        found.append(f"{what} is not of the player with priority, {state.priority}")
    for option in asked.options:
        for id in (option.object, option.target):
            if id < FIRST_OBJECT:
                continue
            obj = state.find(id)
            if obj is None:
                found.append(f"{what} offers {id}, which never was")
            elif id in state.objects and not visible(obj, asked.player):
                found.append(f"{what} offers {id}, which the player does not know")


def _check_state_based(state: GameState, found: list[str]) -> None:
    """No state-based action is due when a player has priority (704.3, 704.5)."""
    for player in state.players:
        due = player.life <= 0 or player.counters.get("poison", 0) >= 10
        if due and CantLose not in state.rules:
            found.append(f"player {player.id} should have lost")
    for obj in state.battlefield:
        what = f"permanent {obj.id} ({obj.chars.name})"
        host = state.objects.get(obj.attached_to)
        hosted = host is not None and host.zone in (ZONE_BATTLEFIELD, ZONE_GRAVEYARD)
        if obj.attached_to >= FIRST_OBJECT and not hosted:
            found.append(f"{what} is attached to {obj.attached_to}, which is no permanent")
        if obj.chars.types & terms.TYPE_CREATURE:
            lethal = obj.damage >= obj.chars.toughness or (obj.damage and obj.deathtouched)
            if obj.chars.toughness <= 0:
                found.append(f"{what} has toughness {obj.chars.toughness}")
            elif lethal and not obj.chars.keywords & terms.KEYWORD_INDESTRUCTIBLE:
                found.append(f"{what} has lethal damage, {obj.damage}")
        if obj.chars.types & terms.TYPE_PLANESWALKER and obj.counters.get("loyalty", 0) <= 0:
            found.append(f"{what} has no loyalty")
