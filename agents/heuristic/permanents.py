"""What effects on permanents are worth to the player on a board.

As in :mod:`agents.heuristic.outcome`, of which this is a part, what helps the opponent counts
negative, and targets that are not chosen yet count as used well by the controller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from agents.heuristic.changes import attaching, temporary
from agents.heuristic.reading import UNKNOWN, Scene, entities, number, players
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.abilities import Static
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
from sim.vocab.references import TopCards
from sim.vocab.rules import MayPlay

# What removing a typical creature is worth, and how much of that bouncing it is.
_TYPICAL_KILL: Final = 2.6
_BOUNCE: Final = 0.45
_HARMFUL_GUESS: Final = 0.7
# How many of the cards that a permanent exiles to be played ever are, and how much of a card
# in hand each is, for they are mostly lands and the opponent's.
_HOARD: Final = 6
_HOARDED: Final = 0.4


def side(player: int, scene: Scene) -> float:
    """The sign of what helps a player."""
    return 1.0 if player == scene.board.me else -1.0


def favour(scene: Scene) -> float:
    """The sign of what helps the controller of the spell or ability."""
    return 1.0 if scene.you == scene.board.me else -1.0


def _destroy(effect: e.Destroy, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * _TYPICAL_KILL
    return sum(scene.board.death(one, destroyed=True) for one in found)


def _move(effect: e.Move, scene: Scene) -> float:
    board = scene.board
    found = entities(effect.what, scene)
    if isinstance(effect.what, TopCards):
        return _top_cards(effect, effect.what, scene)
    if found is None:
        worth = {t.ZONE_HAND: 1.0, t.ZONE_BATTLEFIELD: 2.0}.get(effect.zone, _TYPICAL_KILL)
        return favour(scene) * worth
    if effect.store:
        scene.registers[effect.store] = found
    total = 0.0
    for one in found:
        thing = board.things_by_id.get(one)
        if thing is not None:
            lost = thing.worth
            if effect.zone == t.ZONE_HAND:
                lost *= 1.0 if thing.token else _BOUNCE
            elif effect.zone == t.ZONE_BATTLEFIELD:
                lost = 0.0
            total += lost * (-1.0 if thing.mine else 1.0)
        else:
            total += _moved_card(one, effect.zone, scene)
    if effect.zone == t.ZONE_EXILE and found and _plays_its_exile(scene):
        total += favour(scene) * _HOARDED * board.weights.card * min(len(found), _HOARD)
    return total


def _plays_its_exile(scene: Scene) -> bool:
    """Whether the source lets its controller play the cards that it exiles."""
    source = scene.board.find(scene.source)
    return source is not None and any(
        isinstance(part, MayPlay) and part.zone == t.ZONE_EXILE
        for ability in source.card.abilities
        if isinstance(ability, Static)
        for part in ability.parts
    )


def _moved_card(card: int, zone: int, scene: Scene) -> float:
    """A card that goes from a graveyard, a library or exile somewhere else."""
    board = scene.board
    obj = board.find(card) if card >= t.FIRST_OBJECT else None
    worth = board.weights.card
    if obj is not None:
        traits = board.appraiser.traits(obj.card)
        if zone == t.ZONE_BATTLEFIELD:
            worth = board.appraiser.permanent_worth(obj.card)
        elif zone == t.ZONE_HAND:
            worth = max(0.5, traits.playing - traits.price)
    if zone in (t.ZONE_BATTLEFIELD, t.ZONE_HAND):
        owner = scene.you if obj is None else obj.owner
        return worth * side(owner, scene)
    return 0.0 if zone != t.ZONE_LIBRARY else 0.3 * favour(scene)


def _top_cards(effect: e.Move, what: TopCards, scene: Scene) -> float:
    count = number(what.count, scene)
    if effect.store:
        scene.registers[effect.store] = (UNKNOWN,) * count
    w = scene.board.weights
    owners = players(what.of, scene)
    if effect.zone == t.ZONE_HAND:
        return sum(side(one, scene) * w.card * count for one in owners)
    if effect.zone == t.ZONE_BATTLEFIELD:
        return sum(side(one, scene) * w.card * 1.3 * count for one in owners)
    return 0.0


def _sacrifice_them(effect: e.SacrificeThem, scene: Scene) -> float:
    return sum(scene.board.death(one) for one in entities(effect.what, scene) or ())


def _sacrifice_some(effect: e.SacrificeSome, scene: Scene) -> float:
    board = scene.board
    count = number(effect.count, scene)
    total = 0.0
    for player in players(effect.who, scene):
        if board.blank:
            total -= side(player, scene) * 1.5 * count
            continue
        lost = board.cheapest(player, effect.filter, count, scene)
        total -= side(player, scene) * sum(lost)
    return total


def _create_token(effect: e.CreateToken, scene: Scene) -> float:
    token = effect.token
    assert isinstance(token, CardDef)
    worth = scene.board.appraiser.permanent_worth(token) * number(effect.count, scene)
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


def _create_copy(effect: e.CreateCopy, scene: Scene) -> float:
    worth = 0.0
    for one in entities(effect.of, scene) or ():
        thing = scene.board.things_by_id.get(one)
        worth += 2.0 if thing is None else thing.worth
    worth = worth or 2.0
    return sum(side(one, scene) * worth for one in players(effect.who, scene))


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


def _untap(effect: e.Untap, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * 0.5
    total = 0.0
    for one in found:
        thing = scene.board.things_by_id.get(one)
        if thing is not None and thing.tapped:
            total += (0.1 + 0.2 * thing.worth) * (1.0 if thing.mine else -1.0)
    return total


def _attach(effect: e.Attach, scene: Scene) -> float:
    found = entities(effect.to, scene)
    if found is None:
        return favour(scene) * 0.8
    return sum(attaching(scene.board, scene.source, one, scene) for one in found)


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


# --- continuous changes ------------------------------------------------------------------


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


PERMANENT_HANDLERS: Final[dict[type, Callable[[Any, Scene], float]]] = {
    e.Destroy: _destroy,
    e.Move: _move,
    e.SacrificeThem: _sacrifice_them,
    e.SacrificeSome: _sacrifice_some,
    e.CreateToken: _create_token,
    e.CreateCopy: _create_copy,
    e.PutCounters: _counters,
    e.Tap: _tap,
    e.Untap: _untap,
    e.Attach: _attach,
    e.Fight: _fight,
    e.Change: _change,
}
