"""Objects that go from one zone to another: destroyed, returned, sacrificed, put into play."""

from __future__ import annotations

from typing import Final

from agents.heuristic.costs import cheapest
from agents.heuristic.effects.valuing import favour, handles, side, value_of
from agents.heuristic.reading import UNKNOWN, UNKNOWN_LAND, Scene, entities, number, players
from sim.engine.card_view import CardView
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.abilities import Static
from sim.vocab.outcomes import ControllersSacrifice
from sim.vocab.references import TopCards
from sim.vocab.rules import MayPlay

# What removing a typical creature is worth, and how much of that bouncing it is.
_TYPICAL_KILL: Final = 2.6
_BOUNCE: Final = 0.45
# How many of the cards that a permanent exiles to be played ever are, and how much of a card
# in hand each is, for they are mostly lands and the opponent's.
_HOARD: Final = 6
_HOARDED: Final = 0.4


@handles(e.Destroy)
def _destroy(effect: e.Destroy, scene: Scene) -> float:
    found = entities(effect.what, scene)
    if found is None:
        return favour(scene) * _TYPICAL_KILL
    return sum(scene.board.death(one, destroyed=True) for one in found)


@handles(e.Move)
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
    if card == UNKNOWN_LAND:
        worth = board.weights.land if zone == t.ZONE_BATTLEFIELD else board.land_in_hand()
    elif obj is not None:
        traits = board.appraiser.traits(obj.card)
        if zone == t.ZONE_BATTLEFIELD:
            worth = board.appraiser.permanent_worth(obj.card) + _arriving(obj, scene)
        elif zone == t.ZONE_HAND:
            worth = max(0.5, traits.playing - traits.price)
    if zone in (t.ZONE_BATTLEFIELD, t.ZONE_HAND):
        owner = scene.finder if obj is None else obj.owner
        return worth * side(owner, scene)
    if obj is not None and obj.zone == t.ZONE_NAMES[t.ZONE_GRAVEYARD]:
        return -side(obj.owner, scene) * board.grave_worth(obj)
    return 0.0 if zone != t.ZONE_LIBRARY else 0.3 * favour(scene)


def _arriving(card: CardView, scene: Scene) -> float:
    """What happens as a card is put onto the battlefield, to whoever then controls it."""
    then = Scene(scene.board, scene.you, card.id)
    return favour(scene) * sum(
        max(0.0, favour(scene) * max(value_of(mode.effects, then) for mode in one.modes))
        for one in scene.board.appraiser.traits(card.card).arrivals
        if one.condition is None
    )


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


@handles(e.SacrificeThem, ControllersSacrifice)
def _sacrifice_them(effect: e.SacrificeThem | ControllersSacrifice, scene: Scene) -> float:
    return sum(scene.board.death(one) for one in entities(effect.what, scene) or ())


@handles(e.SacrificeSome)
def _sacrifice_some(effect: e.SacrificeSome, scene: Scene) -> float:
    board = scene.board
    count = number(effect.count, scene)
    total = 0.0
    for player in players(effect.who, scene):
        if board.blank:
            total -= side(player, scene) * 1.5 * count
            continue
        lost = cheapest(board, player, effect.filter, count, scene)
        total -= side(player, scene) * sum(lost)
    return total
