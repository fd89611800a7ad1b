"""Ways to cast a card, and those that effects permit where it otherwise could not be (601.3b)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sim.rules.evaluate import matches, player_matches, rules_of
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import rules as rule
from sim.vocab.abilities import AlternativeCost
from sim.vocab.allowances import PaysInstead
from sim.vocab.filters import Is
from sim.vocab.terms import NOBODY, TYPE_LAND, ZONE_EXILE, ZONE_HAND

LOYALTY_USED: Final = -1
PERMISSION_USED: Final = -2  # and -3 for the other player, in state.once, of what permits one spell
FREE_CAST: Final = "free"
ALTERNATIVE: Final = "alternative"


@mypyc_attr(acyclic=True)
class Way:
    """A way to cast a card: for its mana cost, for an alternative cost, or without paying.

    ``permission`` is the source of the effect that permits it, where that lets the player cast
    only one spell each turn. ``exiles``: the spell is exiled instead of going to the graveyard,
    because of the effect of ``exiler``.
    ``face`` is which face of the card is cast (rules.facing), ``offer`` the source of the effect
    that lets the player pay the cost, where that is only once each turn. ``any_type``: mana may
    be spent on the cost as though it were mana of any type.
    """

    __slots__ = (
        "any_type",
        "cost",
        "exiler",
        "exiles",
        "face",
        "free",
        "offer",
        "permission",
        "sorcery_only",
        "via",
    )

    def __init__(
        self,
        via: str = "",
        cost: AlternativeCost | None = None,
        free: bool = False,
        sorcery_only: bool = False,
        permission: int = NOBODY,
        exiles: bool = False,
        face: int = 0,
        offer: int = NOBODY,
    ) -> None:
        self.via = via
        self.cost = cost
        self.free = free
        self.sorcery_only = sorcery_only
        self.permission = permission
        self.exiles = exiles
        self.face = face
        self.offer = offer
        self.any_type = False
        self.exiler = NOBODY

    def used(self) -> list[int]:
        """The sources of the effects that are used up for the turn by casting so."""
        return [one for one in (self.permission, self.offer) if one != NOBODY]

    def with_face(self, face: int) -> Way:
        """The same way for another face of the card."""
        out = Way(self.via, self.cost, self.free, self.sorcery_only, self.permission)
        out.exiles, out.face, out.offer = self.exiles, face, self.offer
        out.any_type, out.exiler = self.any_type, self.exiler
        return out


FOR_MANA_COST: Final = Way()
FREE_WAY: Final = Way(FREE_CAST, free=True)
JUST_MANA_COST: Final = [FOR_MANA_COST]


def permitted(state: GameState, player: int, obj: GameObject) -> list[Way]:
    """What effects permit that could not be done otherwise (601.3b); empty for none."""
    found: list[Way] = []
    for permission, context in rules_of(state, rule.MayPlay):
        assert isinstance(permission, rule.MayPlay)
        if not _permits(state, permission, context, player, obj):
            continue
        if obj.definition.type_mask & TYPE_LAND:
            if permission.lands:
                found.append(FOR_MANA_COST)
            continue
        limit = context.source if permission.once_each_turn else NOBODY
        exiles = permission.exiles
        if permission.free:
            found.append(Way(FREE_CAST, None, True, permission.as_sorcery, limit, exiles))
        elif permission.spells and obj.definition.cost is not None:
            plain = limit == NOBODY and not exiles and not permission.any_type
            way = FOR_MANA_COST if plain else Way(permission=limit, exiles=exiles)
            if permission.any_type:
                way.any_type = True
            if exiles:
                way.exiler = context.source
            found.append(way)
    return found if len(found) < 2 else _different(found)


def _different(found: list[Way]) -> list[Way]:
    """One way of each kind: the least restricted, one that uses up no permission if possible."""
    kept: dict[str, Way] = {}
    for way in found:
        known = kept.get(way.via)
        if known is None or _limits(way) < _limits(known):
            kept[way.via] = way
    return list(kept.values())


def _limits(way: Way) -> tuple[bool, bool, bool, bool]:
    return (way.sorcery_only, way.permission != NOBODY, way.exiles, not way.any_type)


def offered(state: GameState, player: int, obj: GameObject, for_cost: Way) -> Way | None:
    """The way in which an effect lets the player pay a cost instead of the mana cost (118.9)."""
    names = [cost.name for cost in obj.definition.alternative_costs]
    name = ALTERNATIVE if ALTERNATIVE not in names else f"granted {ALTERNATIVE}"
    for offer, context in rules_of(state, PaysInstead):
        assert isinstance(offer, PaysInstead)
        if (context.source, PERMISSION_USED - player) in state.once:
            continue
        if player_matches(state, offer.players, player, context):
            if matches(state, offer.filter, obj, context):
                cost = AlternativeCost(name, offer.costs)
                way = Way(name, cost, permission=for_cost.permission, exiles=for_cost.exiles)
                way.offer = context.source
                way.any_type = for_cost.any_type
                return way
    return None


def permits_x(state: GameState, player: int, card: GameObject, x: int) -> bool:
    """Whether what permits the card to be cast does so with that X (601.2e, 202.3e)."""
    trial = card.clone()
    trial.x = x
    return any(not way.free for way in permitted(state, player, trial))


def _permits(
    state: GameState, permission: rule.MayPlay, context: Context, player: int, obj: GameObject
) -> bool:
    if permission.zone != obj.zone:
        return False
    if obj.owner != player and (
        obj.zone == ZONE_HAND or (obj.zone != ZONE_EXILE and not isinstance(permission.filter, Is))
    ):
        return False  # from the player's own hand, library or graveyard, unless it says which card
    if not player_matches(state, permission.players, player, context):
        return False
    if permission.front_only and obj.definition is not obj.card:
        return False
    if permission.later_turn and obj.since == state.turn:
        return False
    if permission.once_each_turn and not obj.definition.type_mask & TYPE_LAND:
        if (context.source, PERMISSION_USED - player) in state.once:
            return False
    return matches(state, permission.filter, obj, context)
