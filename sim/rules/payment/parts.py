"""The parts of a cost other than mana: what can pay them, and what they do (118)."""

from __future__ import annotations

from typing import Final

from sim.rules import events
from sim.rules.evaluate import mana_value, matches, player_has_rule, value
from sim.rules.payment.needs import Reserve
from sim.state.events import Context, Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.costs import (
    ChooseOwn,
    CollectEvidence,
    CycleSelf,
    Discard,
    DiscardSelf,
    EmergeSacrifice,
    ExileFrom,
    ExileMaterials,
    ExileSelf,
    PayCounters,
    ReturnToHand,
    RevealFromHand,
    Sacrifice,
    SacrificeSelf,
    TapOthers,
    TapPower,
    TapSelf,
    UntapSelf,
)
from sim.vocab.limits import LifeCantChange
from sim.vocab.record import Cost
from sim.vocab.terms import (
    CAUSE_DISCARD,
    CAUSE_SACRIFICE,
    CYCLED,
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
)

# How the decision for a part is called, and under which name the context keeps what paid it.
PART_WORDS: Final[dict[type[Cost], str]] = {
    Sacrifice: "sacrifice",
    EmergeSacrifice: "sacrifice",
    Discard: "discard",
    ExileFrom: "exile",
    ExileMaterials: "exile",
    CollectEvidence: "exile",
    ChooseOwn: "choose",
    RevealFromHand: "reveal",
    ReturnToHand: "return",
    TapOthers: "tap",
    TapPower: "tap",
}
PART_REGISTERS: Final[dict[type[Cost], str]] = {
    Sacrifice: "sacrificed",
    EmergeSacrifice: "sacrificed",
    Discard: "discarded",
    ExileFrom: "exiled",
    ExileMaterials: "exiled",
    CollectEvidence: "exiled",
    ChooseOwn: "shown",
    RevealFromHand: "shown",
    ReturnToHand: "returned",
    TapOthers: "tapped",
    TapPower: "tapped",
}


def chooses(part: Cost) -> bool:
    """Whether the player chooses the objects that pay the part."""
    return type(part) in PART_WORDS


def taps_others(part: Cost) -> bool:
    """Whether the objects that pay the part are tapped rather than moved away."""
    return isinstance(part, TapOthers)


def stays(part: Cost) -> bool:
    """Whether nothing happens to the objects that pay the part: they are chosen or shown."""
    return isinstance(part, (ChooseOwn, RevealFromHand))


def is_self(part: Cost) -> bool:
    """Whether what the cost is for pays the part itself, with its own body."""
    return isinstance(part, (TapSelf, UntapSelf, SacrificeSelf, DiscardSelf, ExileSelf))


def moves(part: Cost) -> bool:
    """Whether what pays the part changes its zone."""
    return isinstance(part, (SacrificeSelf, DiscardSelf, ExileSelf)) or (
        chooses(part) and not taps_others(part) and not stays(part)
    )


def paid_with(part: Cost, obj: GameObject, source: int = NOBODY) -> Event:
    """The event that the object pays the part."""
    if isinstance(part, (TapSelf, TapOthers)):
        return events.tapping(obj)
    if isinstance(part, UntapSelf):
        return events.untapping(obj)
    if isinstance(part, (Sacrifice, SacrificeSelf)):
        return events.moving(obj, ZONE_GRAVEYARD, CAUSE_SACRIFICE, source)
    if isinstance(part, (Discard, DiscardSelf)):
        discarding = events.moving(obj, ZONE_GRAVEYARD, CAUSE_DISCARD, source)
        if isinstance(part, CycleSelf):
            discarding.word = CYCLED
        return discarding
    if isinstance(part, ReturnToHand):
        return events.moving(obj, ZONE_HAND, source=source)
    return events.moving(obj, ZONE_EXILE, source=source)


def can_pay_life(state: GameState, player: int, amount: int) -> bool:
    """Whether the player can pay that much life (119.4, 119.8); 0 always can be (119.4b)."""
    if amount <= 0:
        return True
    if player_has_rule(state, LifeCantChange, player):
        return False
    return state.players[player].life >= amount


def missing(
    state: GameState, part: Cost, ids: list[int], able: list[GameObject], context: Context
) -> int:
    """How many objects more pay the part at least, beside those chosen, of those that could."""
    if isinstance(part, CollectEvidence):
        left = part.amount - sum(mana_value(state.objects[id]) for id in ids)
        worths = [mana_value(card) for card in able]
    elif isinstance(part, TapPower):
        left = part.total - sum(state.objects[id].chars.power for id in ids)
        worths = [obj.chars.power for obj in able if obj.chars.power > 0]
    else:
        return how_many(state, part, context) - len(ids)
    number = 0
    for worth in sorted(worths, reverse=True):
        if left <= 0:
            return number
        left -= worth
        number += 1
    return number if left <= 0 else number + 1


def may_exceed(part: Cost) -> bool:
    """Whether more objects may pay the part than have to."""
    return isinstance(part, (CollectEvidence, TapPower))


def how_many(state: GameState, part: Cost, context: Context) -> int:
    """How many objects pay the part."""
    if isinstance(part, (Sacrifice, Discard, ExileFrom, ReturnToHand, TapOthers, RevealFromHand)):
        return max(0, value(state, part.count, context))
    return 1 if isinstance(part, ChooseOwn) else 0


def candidates(state: GameState, player: int, part: Cost, context: Context) -> list[GameObject]:
    """The objects that the player could pay a part with, each by itself, in canonical order.

    Only a permanent's controller can sacrifice it or tap it as a cost; cards are those of
    the player's own hand or graveyard, without the card that the cost is for.
    """
    if isinstance(part, CollectEvidence):
        return [card for card in state.players[player].graveyard if card.id != context.source]
    if isinstance(part, RevealFromHand):
        return [
            card
            for card in state.players[player].hand
            if card.id != context.source and matches(state, part.filter, card, context)
        ]
    if isinstance(part, (Sacrifice, ReturnToHand, ChooseOwn)):
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
    if isinstance(part, ExileMaterials):
        mine = [obj for obj in state.battlefield if obj.controller == player]
        return [
            obj
            for obj in (*mine, *state.players[player].graveyard)
            if obj.id != context.source and matches(state, part.filter, obj, context)
        ]
    if isinstance(part, (Discard, ExileFrom)):
        zone = part.zone if isinstance(part, ExileFrom) else ZONE_HAND
        return [
            card
            for card in state.zone_of(player, zone)
            if card.id != context.source
            and (zone != ZONE_BATTLEFIELD or card.controller == player)
            and matches(state, part.filter, card, context)
        ]
    return []


def spares(
    state: GameState, player: int, part: PayCounters, reserve: Reserve, context: Context
) -> bool:
    """Whether the player has the counters to pay, which are then noted."""
    count = max(0, value(state, part.count, context))
    taken = sum(
        number for id, name, number in reserve.counters if (id, name) == (player, part.kind)
    )
    reserve.counters.append((player, part.kind, count))
    return state.players[player].counters.get(part.kind, 0) >= taken + count
