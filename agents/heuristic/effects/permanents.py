"""What changes permanents: tokens, counters, tapping, attaching, continuous effects."""

from __future__ import annotations

from typing import Final

from agents.heuristic.changes import attaching, temporary
from agents.heuristic.effects.valuing import favour, handles, side
from agents.heuristic.reading import Scene, entities, number, players
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.continuous import (
    FOREVER,
    AddAbilities,
    AddKeywords,
    ChangeStats,
    GainControl,
    LoseAllAbilities,
    LoseKeywords,
    SetStats,
)
from sim.vocab.definition import CardDef
from sim.vocab.record import Modification

_TYPICAL_KILL: Final = 2.6
_HARMFUL_GUESS: Final = 0.7
# Steps in which there is no use any more for what untaps in the next untap step.
_LATE: Final = ("end", "cleanup")


@handles(e.CreateToken)
def _create_token(effect: e.CreateToken, scene: Scene) -> float:
    token = effect.token
    assert isinstance(token, CardDef)
    worth = scene.board.appraiser.permanent_worth(token) * number(effect.count, scene)
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


@handles(e.CreateCopy)
def _create_copy(effect: e.CreateCopy, scene: Scene) -> float:
    worth = 0.0
    for one in entities(effect.of, scene) or ():
        thing = scene.board.things_by_id.get(one)
        worth += 2.0 if thing is None else thing.worth
    worth = worth or 2.0
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


@handles(e.PutCounters)
def _counters(effect: e.PutCounters, scene: Scene) -> float:
    board = scene.board
    w = board.weights
    each = {
        "+1/+1": w.power + w.toughness,
        "-1/-1": -w.power - w.toughness,
        "loyalty": w.loyalty,
        "poison": -1.5,
    }.get(effect.kind, 0.1)
    count = number(effect.count, scene)
    found = entities(effect.on, scene)
    if found is None:
        return favour(scene) * abs(each) * count
    total = 0.0
    for one in found:
        owner = one if one < t.FIRST_OBJECT else board.controller(one)
        thing = board.things_by_id.get(one)
        if effect.kind == "-1/-1" and thing is not None and thing.left <= count:
            total += board.death(one)
            continue
        total += side(owner, scene) * each * count
    return total


@handles(e.Tap)
def _tap(effect: e.Tap, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * 0.5
    total = 0.0
    for one in found:
        thing = scene.board.things_by_id.get(one)
        if thing is not None and not thing.tapped:
            total += (0.1 + 0.2 * thing.worth) * (-1.0 if thing.mine else 1.0)
    return total


@handles(e.Untap)
def _untap(effect: e.Untap, scene: Scene) -> float:
    """An untapped creature can block or make mana, but not at the end of a turn."""
    board = scene.board
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * 0.5
    total = 0.0
    for one in found:
        thing = board.things_by_id.get(one)
        if thing is None or not thing.tapped or board.step in _LATE:
            continue
        guard = 0.2 * thing.worth if thing.creature and thing.mine != board.my_turn else 0.0
        mana = board.weights.mana * board.mana_if_untapped(thing)
        total += (0.1 + max(guard, mana)) * (1.0 if thing.mine else -1.0)
    return total


@handles(e.Attach)
def _attach(effect: e.Attach, scene: Scene) -> float:
    found = entities(effect.to, scene)
    if found is None:
        return favour(scene) * 0.8
    return sum(attaching(scene.board, scene.source, one, scene) for one in found)


@handles(e.Fight)
def _fight(effect: e.Fight, scene: Scene) -> float:
    board = scene.board
    ones, others = entities(effect.one, scene), entities(effect.other, scene)
    if ones is None or others is None:
        return favour(scene) * _TYPICAL_KILL * 0.8
    total = 0.0
    for one in ones:
        for other in others:
            first, second = board.things_by_id.get(one), board.things_by_id.get(other)
            if first is not None and second is not None:
                total += board.damage_to(other, first.power)
                total += board.damage_to(one, second.power)
    return total


def changed_worth(modifications: tuple[Modification, ...], scene: Scene) -> float:
    """What lasting modifications are worth to the controller of an average creature."""
    w = scene.board.weights
    total = 0.0
    for change in modifications:
        if isinstance(change, ChangeStats):
            total += w.power * number(change.power, scene)
            total += w.toughness * number(change.toughness, scene)
        elif isinstance(change, AddKeywords):
            body = scene.board.appraiser.body
            total += body(2, 2, change.mask) - body(2, 2, 0)
        elif isinstance(change, AddAbilities):
            total += 0.6 * len(change.abilities)
        elif isinstance(change, LoseAllAbilities | LoseKeywords):
            total -= 0.6
        elif isinstance(change, SetStats):
            total -= 0.5
    return total


@handles(e.Change)
def _change(effect: e.Change, scene: Scene) -> float:
    board = scene.board
    found = entities(effect.what, scene)
    lasting = effect.duration == FOREVER
    worth = changed_worth(effect.modifications, scene)
    stolen = any(isinstance(one, GainControl) for one in effect.modifications)
    if found is None:
        guess = 2.5 if stolen else abs(worth) * (1.0 if lasting else _HARMFUL_GUESS)
        return favour(scene) * guess
    total = 0.0
    for one in found:
        thing = board.things_by_id.get(one)
        if thing is None:
            continue
        sign = 1.0 if thing.mine else -1.0
        if stolen:
            total += -sign * thing.worth * (1.6 if lasting else 0.5) * favour(scene)
        toughness = sum(
            number(change.toughness, scene)
            for change in effect.modifications
            if isinstance(change, ChangeStats)
        )
        if thing.creature and thing.left + toughness <= 0:
            total += board.death(one)
        elif lasting:
            total += sign * worth
        else:
            total += sign * temporary(board, thing, effect.modifications, scene)
    return total


@handles(e.Regenerate)
def _regenerate(effect: e.Regenerate, scene: Scene) -> float:
    return favour(scene) * 0.6
