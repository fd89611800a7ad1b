"""The parts of a cost other than mana: what can pay them, and what they do (118)."""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import matches, value
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.costs import (
    Discard,
    ExileFrom,
    ReturnToHand,
    Sacrifice,
    TapOthers,
)
from sim.vocab.record import Cost
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_HAND

# How the decision for a part is called, and under which name the context keeps what paid it.
PART_WORDS: Final[dict[type[Cost], str]] = {
    Sacrifice: "sacrifice",
    Discard: "discard",
    ExileFrom: "exile",
    ReturnToHand: "return",
    TapOthers: "tap",
}
PART_REGISTERS: Final[dict[type[Cost], str]] = {
    Sacrifice: "sacrificed",
    Discard: "discarded",
    ExileFrom: "exiled",
    ReturnToHand: "returned",
    TapOthers: "tapped",
}


def chooses(part: Cost) -> bool:
    """Whether the player chooses the objects that pay the part."""
    return type(part) in PART_WORDS


def taps_others(part: Cost) -> bool:
    """Whether the objects that pay the part are tapped rather than moved away."""
    return isinstance(part, TapOthers)


def how_many(state: GameState, part: Cost, context: Context) -> int:
    """How many objects pay the part."""
    if isinstance(part, Sacrifice | Discard | ExileFrom | ReturnToHand | TapOthers):
        return max(0, value(state, part.count, context))
    return 0


def candidates(state: GameState, player: int, part: Cost, context: Context) -> list[GameObject]:
    """The objects that the player could pay a part with, each by itself, in canonical order.

    Only a permanent's controller can sacrifice it or tap it as a cost; cards are those of
    the player's own hand or graveyard, without the card that the cost is for.
    """
    if isinstance(part, Sacrifice | ReturnToHand):
        return [
            obj
            for obj in state.battlefield
            if obj.controller == player and matches(state, part.filter, obj, context)
        ]
    if isinstance(part, TapOthers):
        return [
            obj
            for obj in state.battlefield
            if obj.controller == player
            and not obj.tapped
            and matches(state, part.filter, obj, context)
        ]
    if isinstance(part, Discard | ExileFrom):
        zone = part.zone if isinstance(part, ExileFrom) else ZONE_HAND
        return [
            card
            for card in state.zone_of(player, zone)
            if card.id != context.source
            and (zone != ZONE_BATTLEFIELD or card.controller == player)
            and matches(state, part.filter, card, context)
        ]
    return []
