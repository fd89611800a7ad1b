"""What a player may do with priority (117.1): the options, in canonical order."""

from __future__ import annotations

from sim.rules import casting, costs
from sim.rules.likeness import unlike
from sim.state.decision import DO_ACTIVATE, DO_CAST, DO_PLAY_LAND, DO_SPECIAL, PASS, Option
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab.abilities import Activated, Plot
from sim.vocab.card import CardDef
from sim.vocab.terms import KEYWORD_FLASH, TYPE_INSTANT, TYPE_LAND, ZONE_EXILE, ZONE_HAND


def options(state: GameState, player: int) -> list[Option]:
    """Pass, play a land, cast, activate, special actions; alike cards once."""
    found: list[Option] = [PASS]
    sorcery_time = casting.sorcery_time(state, player)
    hand = state.players[player].hand
    land_drop = sorcery_time and casting.may_play_land(state, player)
    flash_for_all = rule.AsThoughFlash in state.rules
    seen: list[CardDef] = []
    for obj in hand:
        definition = obj.card
        if definition in seen:
            continue
        seen.append(definition)
        if definition.type_mask & TYPE_LAND:
            if land_drop:
                found.append(Option(DO_PLAY_LAND, obj.id))
        elif (
            sorcery_time
            or flash_for_all
            or definition.type_mask & TYPE_INSTANT
            or definition.keywords & KEYWORD_FLASH
        ):
            _casts(state, player, obj, found)
        if definition.acts_in_hand:
            _from_hand(state, player, obj, sorcery_time, found)
    _elsewhere(state, player, land_drop, found)
    mana_too = state.settings.mana_abilities
    able = [
        obj
        for obj in state.battlefield
        if obj.controller == player
        and (obj.card.acts or mana_too or obj.chars.abilities is not obj.card.abilities)
        and _has_activated(state, obj)
    ]
    for obj in unlike(state, able):
        _activations(state, player, obj, found)
    return found


def _has_activated(state: GameState, obj: GameObject) -> bool:
    offered = state.settings.mana_abilities
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated) and (offered or not ability.is_mana):
            return True
    return False


def _casts(state: GameState, player: int, obj: GameObject, found: list[Option]) -> None:
    for way in casting.ways(state, player, obj):
        if casting.timely(state, player, obj, way) and casting.castable(state, player, obj, way):
            found.append(Option(DO_CAST, obj.id, word=way.via))


def _from_hand(
    state: GameState, player: int, obj: GameObject, sorcery_time: bool, found: list[Option]
) -> None:
    for index, ability in enumerate(obj.card.activated):
        if ability.zone == ZONE_HAND and casting.activatable(state, player, obj, ability, index):
            found.append(Option(DO_ACTIVATE, obj.id, number=index))
    if sorcery_time:
        for special in obj.card.abilities:
            if isinstance(special, Plot) and can_plot(state, player, obj, special):
                found.append(Option(DO_SPECIAL, obj.id, word="plot"))


def can_plot(state: GameState, player: int, obj: GameObject, special: Plot) -> bool:
    """Whether the player can pay to plot the card."""
    context = Context(obj.id, player)
    mana, parts = costs.split(state, special.costs, context)
    return costs.payable(state, player, mana, parts, context)


def _elsewhere(state: GameState, player: int, land_drop: bool, found: list[Option]) -> None:
    """Cards outside the hand: flashback and the like, and what effects permit to play."""
    for id in state.watchers:
        obj = state.objects.get(id)
        if obj is None or obj.owner != player:
            continue
        for index, ability in enumerate(obj.card.activated):
            if ability.zone == obj.zone and casting.activatable(state, player, obj, ability, index):
                found.append(Option(DO_ACTIVATE, obj.id, number=index))
        if obj.card.alternative_costs:
            _casts(state, player, obj, found)
    if rule.MayPlay not in state.rules:
        return
    for permission, _ in state.rules[rule.MayPlay]:
        assert isinstance(permission, rule.MayPlay)
        for owner in (player, 1 - player):
            for obj in _playable_cards(state, owner, permission.zone):
                if any(option.object == obj.id for option in found):
                    continue
                _permitted(state, player, obj, land_drop, found)


def _playable_cards(state: GameState, owner: int, zone: int) -> list[GameObject]:
    if zone == ZONE_EXILE:
        return state.players[owner].exile
    cards = state.zone_of(owner, zone)
    return cards[:1] if zone == 0 else cards  # of a library only the top card


def _permitted(
    state: GameState, player: int, obj: GameObject, land_drop: bool, found: list[Option]
) -> None:
    if obj.definition.type_mask & TYPE_LAND:
        if land_drop and casting.permitted(state, player, obj):
            found.append(Option(DO_PLAY_LAND, obj.id))
        return
    _casts(state, player, obj, found)


def _activations(state: GameState, player: int, obj: GameObject, found: list[Option]) -> None:
    index = 0
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated):
            if (not ability.is_mana or state.settings.mana_abilities) and casting.activatable(
                state, player, obj, ability, index
            ):
                found.append(Option(DO_ACTIVATE, obj.id, number=index))
            index += 1
