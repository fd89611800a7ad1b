"""One glance at what a player can pay with, enough for the everyday payment.

Most permanents make one unit of mana for {T}; where those suffice, or clearly nothing does,
:mod:`sim.rules.mana.everyday` settles the question in microseconds.
"""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import color_chosen, rules_of, too_new
from sim.rules.mana.units import FLEXIBILITY
from sim.rules.triggers import watched
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.allowances import ActivationCostChange
from sim.vocab.mana_traits import UNBOUNDED, Look, Trait
from sim.vocab.rules import CantActivate
from sim.vocab.terms import EVENT_MANA, TYPE_CREATURE, TYPE_LAND, ZONE_BATTLEFIELD

# How much later in the order of use such permanents come.
_CREATURE: Final = 32
_OTHER_USE: Final = 3
GIFT: Final = 64


class Survey:
    """What a player has to pay mana with, as far as one glance tells.

    ``buckets`` are the permanents that make one unit for {T}, together where they are alike,
    each with its kind beside it in ``kinds``: the mask of types with the place in the order of
    use above it, so that of two kinds the lesser is to be used first. ``several`` are those that
    make more units for {T}. ``whole`` says that there is nothing else; otherwise no more than
    ``more`` units of ``types`` (if ``bounded``) can come from the rest. Of the rest ``gifts``, in
    such buckets, are those that are sacrificed for one unit; ``simple`` says that there are no
    others. The floating mana is not in it.
    """

    __slots__ = (
        "bounded",
        "buckets",
        "gift_kinds",
        "gifts",
        "kinds",
        "more",
        "several",
        "simple",
        "total",
        "types",
        "whole",
    )

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.buckets: list[list[GameObject]] = []
        self.gift_kinds: list[int] = []
        self.gifts: list[list[GameObject]] = []
        self.several: list[tuple[GameObject, int, tuple[int, ...]]] = []
        self.total = 0
        self.whole = True
        self.simple = True
        self.bounded = True
        self.more = 0
        self.types = 0


def survey(state: GameState, player: int, exclude: tuple[int, ...] = ()) -> Survey:
    """Look over the player's permanents; remembered until these change."""
    stamp, seen = state.surveys[player]
    if stamp != state.mana_stamps[player]:
        seen = _survey(state, player)
        state.surveys[player] = (state.mana_stamps[player], seen)
    assert isinstance(seen, Survey)
    return _without(state, seen, exclude) if exclude else seen


def _without(state: GameState, seen: Survey, exclude: tuple[int, ...]) -> Survey:
    """The survey without some permanents; what ``more`` they could do may still be in it."""
    out = Survey()
    out.kinds = seen.kinds
    out.buckets = seen.buckets.copy()
    out.gift_kinds = seen.gift_kinds
    out.gifts = seen.gifts.copy()
    out.several = [one for one in seen.several if one[0].id not in exclude]
    out.total = seen.total - sum(len(one[2]) for one in seen.several if one[0].id in exclude)
    out.whole = seen.whole
    out.simple = seen.simple
    out.bounded = seen.bounded
    out.more = seen.more
    out.types = seen.types
    for id in exclude:
        obj = state.objects.get(id)
        if obj is None:
            continue
        if _drop(out.buckets, obj):
            out.total -= 1
        else:
            _drop(out.gifts, obj)
    return out


def _drop(buckets: list[list[GameObject]], obj: GameObject) -> bool:
    for place, bucket in enumerate(buckets):
        for one in bucket:
            if one is obj:
                buckets[place] = [other for other in bucket if other is not obj]
                return True
    return False


def _survey(state: GameState, player: int) -> Survey:
    found = Survey()
    if watched(state, EVENT_MANA):
        # There may be more than meets the eye.
        found.whole = found.simple = found.bounded = False
    if EVENT_MANA in state.replacements or _prohibitions(state):
        found.whole = found.simple = found.bounded = False
        return found
    last = -1
    bucket: list[GameObject] = []
    for obj in state.battlefield:
        if obj.controller != player:
            continue
        printed = obj.card
        abilities = obj.chars.abilities
        if printed.simple_mana and abilities is printed.abilities:
            # A land that does nothing but {T}: add one mana, which most of them are.
            if not obj.tapped and obj.chars.types & (TYPE_LAND | TYPE_CREATURE) == TYPE_LAND:
                mask = printed.simple_mana
                if mask != last:
                    last = mask
                    kind = (1 + FLEXIBILITY[mask] * 2) << 6 | mask
                    bucket = bucket_of(found.kinds, found.buckets, kind)
                bucket.append(obj)
                found.total += 1
                continue
            if obj.tapped:
                continue
        if not abilities:
            continue
        if abilities is printed.abilities:
            seen = printed.mana
            if not seen.any:
                continue
            if seen.easy:
                _easily(state, found, obj, seen)
                continue
        _look_at(state, found, obj)
    for id in state.watchers:
        card = state.objects.get(id)
        if card is not None and card.owner == player and card.zone != ZONE_BATTLEFIELD:
            for ability in card.chars.abilities:
                if isinstance(ability, Activated) and ability.is_mana and ability.zone == card.zone:
                    found.whole = found.simple = found.bounded = False
    return found


def _prohibitions(state: GameState) -> bool:
    """Whether an effect stops the mana abilities of anything (602.5), or makes them cost more."""
    if state.rules and ActivationCostChange in state.rules:
        return True
    for rule, _ in rules_of(state, CantActivate):
        assert isinstance(rule, CantActivate)
        if rule.mana_too:
            return True
    return False


def _easily(state: GameState, found: Survey, obj: GameObject, seen: Look) -> None:
    """What :func:`_look_at` does, for one that makes one unit of mana for {T} and no more."""
    kind = obj.chars.types
    if obj.tapped or (kind & TYPE_CREATURE and too_new(state, obj)):
        return
    mask = seen.one
    if seen.by_choice:
        mask |= seen.by_choice & (color_chosen(obj) | seen.also)
    if mask:
        order = _order(kind, mask, seen.other)
        bucket_of(found.kinds, found.buckets, order << 6 | mask).append(obj)
        found.total += 1


def _order(kind: int, mask: int, other: bool) -> int:
    """The place in the order of use; 0 is the pool."""
    order = 1 + FLEXIBILITY[mask] * 2
    if kind & TYPE_CREATURE:
        order += _CREATURE
    elif not kind & TYPE_LAND:
        order += 1
    return order + _OTHER_USE if other else order


def _look_at(state: GameState, found: Survey, obj: GameObject) -> None:
    mask = gift = more = most = index = 0
    other = False
    kind = obj.chars.types
    # What can't be tapped at all makes no mana with {T}.
    able = not obj.tapped and not (kind & TYPE_CREATURE and too_new(state, obj))
    for ability in obj.chars.abilities:
        if not isinstance(ability, Activated):
            continue
        index += 1
        known = ability.trait
        if not ability.is_mana:
            other = other or known.other
            continue
        if known.taps and not able:
            continue
        if known.one:
            mask |= known.one
            continue
        if known.by_choice:
            mask |= one_unit(obj, known)
            continue
        if known.several and len(obj.chars.abilities) == 1:
            found.several.append((obj, index - 1, known.several))
            found.total += len(known.several)
            continue
        found.whole = False
        found.types |= known.types
        if known.gift and len(obj.chars.abilities) == 1:
            gift = known.gift
        else:
            found.simple = False
        if known.most == UNBOUNDED:
            found.bounded = False
        elif known.taps:
            most = max(most, known.most)  # of all those only one
        else:
            more += known.most
    found.more += more + max(0, most - (mask != 0))
    if gift:
        order = _order(kind, gift, other) + GIFT
        bucket_of(found.gift_kinds, found.gifts, order << 6 | gift).append(obj)
    elif mask:
        order = _order(kind, mask, other)
        bucket_of(found.kinds, found.buckets, order << 6 | mask).append(obj)
        found.total += 1


def bucket_of(kinds: list[int], buckets: list[list[GameObject]], kind: int) -> list[GameObject]:
    """The bucket of a kind; a new one where there is none."""
    for place, one in enumerate(kinds):
        if one == kind:
            return buckets[place]
    bucket: list[GameObject] = []
    kinds.append(kind)
    buckets.append(bucket)
    return bucket


def one_unit(obj: GameObject, known: Trait) -> int:
    """The types of the one unit that an ability makes for {T}, or that and the sacrifice."""
    if known.by_choice:
        return known.by_choice & (color_chosen(obj) | known.also)
    return known.one | known.gift
