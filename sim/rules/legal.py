"""What a player may do with priority (117.1): the options, in canonical order."""

from __future__ import annotations

from typing import Final

from sim.rules import activating, casting, emerging, facing, specials
from sim.rules.entering import kept_out
from sim.rules.evaluate import objects, player_matches, rules_of
from sim.rules.event_data import moving
from sim.rules.likeness import unlike
from sim.rules.reach import reach, too_dear, too_much
from sim.state.decision import DO_ACTIVATE, DO_CAST, DO_PLAY_LAND, PASS, Option
from sim.state.events import Context
from sim.state.game_state import GameState, Offer
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated, HandAction, Plot
from sim.vocab.definition import CardDef
from sim.vocab.filters import Is
from sim.vocab.limits import CantEnter
from sim.vocab.permissions import GainsCost
from sim.vocab.rules import AsThoughFlash, MayPlay
from sim.vocab.terms import (
    KEYWORD_FLASH,
    NOBODY,
    TYPE_INSTANT,
    TYPE_LAND,
    ZONE_BATTLEFIELD,
    ZONE_HAND,
    ZONE_LIBRARY,
)

JUST_PASS: Final = [PASS]


def options(state: GameState, player: int) -> list[Option]:
    """Pass, play a land, cast, activate, special actions; alike cards once.

    The answer is remembered for as long as nothing has changed but the step.
    """
    sorcery_time = casting.sorcery_time(state, player)
    if not sorcery_time and nothing_to_do(state, player):
        return JUST_PASS
    slot = player * 2 + sorcery_time
    offer = state.offers[slot]
    if (
        offer is not None
        and offer.stamp == state.stamp
        and (offer.step == state.step or not depends_on_step(state, player))
    ):
        return offer.options
    found = work_out(state, player, sorcery_time, reach(state, player))
    state.offers[slot] = Offer(state.stamp, state.step, found)
    return found


def nothing_to_do(state: GameState, player: int) -> bool:
    """Whether at a glance there is nothing that the player could do at instant speed.

    The step makes no difference to that.
    """
    rules = state.rules
    if rules and (AsThoughFlash in rules or GainsCost in rules):
        return False
    most = NOBODY  # worked out for the first that costs anything
    for id in state.watchers:
        watcher = state.objects[id]
        if watcher.owner == player and watcher.card.use_zones >> watcher.zone & 1:
            if most < 0:
                most = reach(state, player)
            if _may_cast(watcher, most) or _may_activate(state, watcher, most):
                return False
    for obj in state.players[player].hand:
        card = obj.card
        if card.quick:
            if most < 0:
                most = reach(state, player)
            if _may_cast(obj, most) or (card.acts_in_hand and _may_activate(state, obj, most)):
                return False
    for id in state.actors:
        actor = state.objects.get(id)
        if actor is not None and actor.controller == player:
            if most < 0:
                most = reach(state, player)
            if actor.face_down or _may_activate(state, actor, most):
                return False
    if rules and MayPlay in rules:
        most = reach(state, player)
        for obj in _playable_elsewhere(state, player):
            if _may_cast(obj, most):
                return False
    return True


def _may_cast(obj: GameObject, most: int) -> bool:
    """Whether the card, at a glance, could be cast at instant speed."""
    card = obj.card
    if card.type_mask & TYPE_INSTANT or card.keywords & KEYWORD_FLASH or card.faces:
        return not too_dear(obj, most)
    return False


def _may_activate(state: GameState, obj: GameObject, most: int) -> bool:
    """Whether an ability, at a glance, could be activated where the object is at instant speed."""
    zone = obj.zone
    mana_too = zone != ZONE_BATTLEFIELD or state.settings.mana_abilities
    for ability in obj.card.abilities if zone == ZONE_HAND else obj.chars.abilities:
        if isinstance(ability, Activated):
            if (
                ability.zone == zone
                and not ability.as_sorcery
                and (mana_too or not ability.is_mana)
                and not too_much(state, obj, ability, most)
            ):
                return True
        elif isinstance(ability, HandAction) and zone == ZONE_HAND:
            if not isinstance(ability, Plot):  # which takes the time for sorceries
                return True
    return False


def depends_on_step(state: GameState, player: int) -> bool:
    """Whether a condition of something the player may use could change with the step alone."""
    for obj in state.players[player].hand:
        if obj.card.conditional:
            return True
    for obj in state.battlefield:
        if obj.card.conditional or obj.chars.abilities is not obj.card.abilities:
            return True
    for id in state.watchers:
        if state.objects[id].card.conditional:
            return True
    return False


def work_out(state: GameState, player: int, sorcery_time: bool, most: int) -> list[Option]:
    """The options, worked out afresh; ``most`` is what the player can spend at most."""
    found: list[Option] = [PASS]
    hand = state.players[player].hand
    land_drop = sorcery_time and casting.may_play_land(state, player)
    flash_for_all = bool(state.rules) and AsThoughFlash in state.rules
    everyday = casting.everyday(state)
    seen: list[CardDef] = []
    for obj in hand:
        definition = obj.card
        if not (sorcery_time or definition.quick or flash_for_all) or _among(definition, seen):
            continue
        seen.append(definition)
        if definition.type_mask & TYPE_LAND:
            if land_drop:
                found.append(Option(DO_PLAY_LAND, obj.id))
        elif too_dear(obj, most):
            pass  # in whichever way it is cast
        elif everyday and definition.plain:
            if casting.castable_in_hand(state, player, obj, sorcery_time):
                found.append(Option(DO_CAST, obj.id))
        else:
            _casts(state, player, obj, found)
        if land_drop and definition.faces:
            _land_faces(state, player, obj, found)
        if definition.acts_in_hand:
            _from_hand(state, player, obj, sorcery_time, most, found)
    rules = state.rules
    if state.watchers or (rules and (MayPlay in rules or GainsCost in rules)):
        _elsewhere(state, player, land_drop, most, found)
    if state.actors:
        able: list[GameObject] = []
        for id in state.actors:
            actor = state.objects.get(id)
            if actor is not None and actor.controller == player:
                able.append(actor)
        for actor in unlike(state, able):
            _activations(state, player, actor, most, found)
    return found


def _among(card: CardDef, cards: list[CardDef]) -> bool:
    """Whether a card is one of these; a comparison by ``in`` costs ten times as much."""
    for one in cards:
        if one is card:
            return True
    return False


def _casts(state: GameState, player: int, obj: GameObject, found: list[Option]) -> None:
    for way in casting.ways(state, player, obj):
        card = facing.as_cast(obj, way) if way.face else obj
        if casting.timely(state, player, card, way) and casting.castable(state, player, card, way):
            found.append(Option(DO_CAST, obj.id, number=way.face, word=way.via))


def _land_faces(state: GameState, player: int, obj: GameObject, found: list[Option]) -> None:
    """The faces of a modal double-faced card that are lands to play (712.11b)."""
    for number in facing.playable(obj.card):
        if obj.card.faces[number - 1].type_mask & TYPE_LAND:
            in_hand = obj.zone == ZONE_HAND and obj.owner == player
            if in_hand or casting.permitted(state, player, facing.with_face(obj, number)):
                found.append(Option(DO_PLAY_LAND, obj.id, number=number))


def _from_hand(
    state: GameState,
    player: int,
    obj: GameObject,
    sorcery_time: bool,
    most: int,
    found: list[Option],
) -> None:
    for index, ability in enumerate(obj.card.activated):
        if (
            ability.zone == ZONE_HAND
            and not too_much(state, obj, ability, most)
            and activating.activatable(state, player, obj, ability, index)
        ):
            found.append(Option(DO_ACTIVATE, obj.id, number=index))
    found += specials.from_hand(state, player, obj, sorcery_time)


def _elsewhere(
    state: GameState, player: int, land_drop: bool, most: int, found: list[Option]
) -> None:
    """Cards outside the hand: flashback and the like, and what effects permit to play."""
    usable: list[GameObject] = []
    for id in state.watchers:
        obj = state.objects[id]
        if obj.owner == player and obj.card.use_zones >> obj.zone & 1:
            usable.append(obj)
    for obj in unlike(state, usable):
        printed = obj.chars is obj.card.printed
        able = obj.card.activated if printed else tuple(activating.activated_abilities(obj))
        for index, ability in enumerate(able):
            if (
                ability.zone == obj.zone
                and not too_much(state, obj, ability, most)
                and activating.activatable(state, player, obj, ability, index)
            ):
                found.append(Option(DO_ACTIVATE, obj.id, number=index))
        if (obj.card.alternative_costs or obj.card.faces) and not too_dear(obj, most):
            _casts(state, player, obj, found)
    done = [obj for obj in usable if obj.card.alternative_costs or obj.card.faces]
    if MayPlay in state.rules:
        for obj in _playable_elsewhere(state, player):
            if obj not in done:
                done.append(obj)
                _permitted(state, player, obj, land_drop, most, found)
    if GainsCost in state.rules:
        graveyard = state.players[player].graveyard
        for obj in unlike(state, [obj for obj in graveyard if obj not in done]):
            if emerging.granted(state, player, obj):
                _casts(state, player, obj, found)


def _playable_elsewhere(state: GameState, player: int) -> list[GameObject]:
    """The cards that some effect lets the player play, each once."""
    cards: list[GameObject] = []
    for permission, context in rules_of(state, MayPlay):
        assert isinstance(permission, MayPlay)
        if not player_matches(state, permission.players, player, context):
            continue
        for obj in _permitted_cards(state, permission, context):
            if obj.zone == permission.zone and obj not in cards:
                cards.append(obj)
    return unlike(state, cards)


def _permitted_cards(state: GameState, permission: MayPlay, context: Context) -> list[GameObject]:
    if isinstance(permission.filter, Is):
        return objects(state, permission.filter.what, context)
    cards: list[GameObject] = []
    if permission.zone == ZONE_HAND:
        return cards  # the hand is looked at anyway
    for owner in (state.active, 1 - state.active):
        zone = state.zone_of(owner, permission.zone)
        # Of a library only the top card can be played.
        cards += zone[:1] if permission.zone == ZONE_LIBRARY else zone
    return cards


def _kept_out(state: GameState, obj: GameObject) -> bool:
    """Whether the land can't enter the battlefield from where it is (116.2a, 101.2)."""
    return CantEnter in state.rules and kept_out(state, moving(obj, ZONE_BATTLEFIELD))


def _permitted(
    state: GameState,
    player: int,
    obj: GameObject,
    land_drop: bool,
    most: int,
    found: list[Option],
) -> None:
    if obj.definition.type_mask & TYPE_LAND:
        if land_drop and casting.permitted(state, player, obj) and not _kept_out(state, obj):
            found.append(Option(DO_PLAY_LAND, obj.id))
        return
    if land_drop and obj.card.faces:
        _land_faces(state, player, obj, found)
    if not too_dear(obj, most):
        _casts(state, player, obj, found)


def _activations(
    state: GameState, player: int, obj: GameObject, most: int, found: list[Option]
) -> None:
    if obj.face_down:
        found += specials.of_permanent(state, player, obj)
    index = 0
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated):
            if (
                (not ability.is_mana or state.settings.mana_abilities)
                and not too_much(state, obj, ability, most)
                and activating.activatable(state, player, obj, ability, index)
            ):
                found.append(Option(DO_ACTIVATE, obj.id, number=index))
            index += 1
