"""One glance at what a player can pay with, enough for the everyday payment.

Most permanents make one unit of mana for {T}; where those suffice, or clearly nothing does,
the question is settled here in microseconds.
"""

from __future__ import annotations

from typing import Final

from sim.rules.evaluate import color_chosen, rules_of, too_new
from sim.rules.mana.plan import Activation, Plan
from sim.rules.mana.traits import UNBOUNDED, Look, Trait, look, trait
from sim.rules.mana.units import FLEXIBILITY, GENERIC, first_type
from sim.rules.triggers import watched
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.allowances import ActivationCostChange
from sim.vocab.mana import ManaCost
from sim.vocab.rules import CantActivate
from sim.vocab.terms import (
    ANY_MANA_TYPE,
    EVENT_MANA,
    NOBODY,
    TYPE_CREATURE,
    TYPE_LAND,
    ZONE_BATTLEFIELD,
)

_CREATURE: Final = 32
_OTHER_USE: Final = 3
_GIFT: Final = 64


class Survey:
    """What a player has to pay mana with, as far as one glance tells.

    ``buckets`` are the permanents that make one unit for {T}, together where they are alike;
    a key is the mask of types with the place in the order of use above it, so that of two
    keys the lesser is to be used first. ``several`` are those that make more units for {T}.
    ``whole`` says that there is nothing else; otherwise no more than ``more`` units of
    ``types`` (if ``bounded``) can come from the rest. Of the rest ``gifts``, in such buckets,
    are those that are sacrificed for one unit; ``simple`` says that there are no others. The
    floating mana is not in it.
    """

    __slots__ = (
        "bounded",
        "buckets",
        "gifts",
        "more",
        "several",
        "simple",
        "total",
        "types",
        "whole",
    )

    def __init__(self) -> None:
        self.buckets: dict[int, list[GameObject]] = {}
        self.gifts: dict[int, list[GameObject]] = {}
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
    out.buckets = seen.buckets.copy()
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


def _drop(buckets: dict[int, list[GameObject]], obj: GameObject) -> bool:
    for key, bucket in buckets.items():
        if obj in bucket:
            buckets[key] = [one for one in bucket if one is not obj]
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
    buckets = found.buckets
    last = -1
    bucket: list[GameObject] | None = None
    for obj in state.battlefield:
        if obj.controller != player:
            continue
        printed = obj.card
        abilities = obj.chars.abilities
        if printed.simple_mana and abilities is printed.abilities:
            # A land that does nothing but {T}: add one mana, which most of them are.
            if not obj.tapped and obj.chars.types & (TYPE_LAND | TYPE_CREATURE) == TYPE_LAND:
                mask = printed.simple_mana
                if mask != last or bucket is None:
                    last = mask
                    key = (1 + FLEXIBILITY[mask] * 2) << 6 | mask
                    bucket = buckets.get(key)
                    if bucket is None:
                        bucket = buckets[key] = []
                bucket.append(obj)
                found.total += 1
                continue
            if obj.tapped:
                continue
        if not abilities:
            continue
        if abilities is printed.abilities:
            seen = look(abilities)
            if not seen.mana:
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
        _put(found.buckets, _order(kind, mask, seen.other) << 6 | mask, obj)
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
        known = trait(ability)
        if not ability.is_mana:
            other = other or known.other
            continue
        if known.taps and not able:
            continue
        if known.one:
            mask |= known.one
            continue
        if known.by_choice:
            mask |= _one(obj, known)
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
        _put(found.gifts, _order(kind, gift, other) + _GIFT << 6 | gift, obj)
    elif mask:
        _put(found.buckets, _order(kind, mask, other) << 6 | mask, obj)
        found.total += 1


def _put(buckets: dict[int, list[GameObject]], key: int, obj: GameObject) -> None:
    bucket = buckets.get(key)
    if bucket is None:
        buckets[key] = [obj]
    else:
        bucket.append(obj)


REFUSED: Final = 0
PAID: Final = 1
UNSURE: Final = 2


def quickly(
    pool: list[int], cost: ManaCost, seen: Survey, plan: Plan | None, kept: bool = False
) -> int:
    """Pay from the pool and from what is surveyed, if that settles the matter.

    Coloured symbols take what fits and pays for least else; where that leads nowhere another
    choice might do, so that is for the search to say. What succeeds is a payment in any case,
    and is written into the plan. With ``kept`` nothing may be sacrificed for mana.
    """
    generic = max(0, cost.generic)
    need = generic + len(cost.symbols)  # no symbol takes less than one unit
    if len(pool) + seen.total + seen.more < need:
        return REFUSED if seen.bounded else UNSURE
    if plan is None and need <= seen.total and len(seen.buckets) == 1 and not seen.several:
        if not pool and _all_fit(cost, seen):
            return PAID
    left: dict[int, int] = {}
    for unit in pool:
        if unit >= GENERIC:
            return UNSURE
        kind = unit & ANY_MANA_TYPE
        left[kind] = left.get(kind, 0) + 1
    for key, bucket in seen.buckets.items():
        left[key] = len(bucket)
    # What is to be sacrificed goes last; a plan takes no more of it than has to be.
    gifts = 0
    if seen.gifts:
        gifts = need - len(pool) - seen.total
        if plan is None or (gifts > 0 and seen.simple and not kept):
            for key, bucket in seen.gifts.items():
                left[key] = len(bucket)
    asked: list[int] = []
    for symbol in cost.symbols:
        if symbol.generic or symbol.snow:
            return UNSURE
        asked.append(symbol.types)
    if seen.several:
        generic = _several(pool, seen, plan, asked, generic)
    for types in asked:
        best = NOBODY
        for key in left:
            if key & types and left[key] and (best < 0 or key < best):
                best = key
        if best < 0:
            return REFUSED if _lacking(types, pool, cost, seen) else UNSURE
        left[best] -= 1
        if plan is not None:
            _take(plan, pool, seen, best, left[best], types)
    for _ in range(generic):
        best = NOBODY
        rank = most = 0
        for key, number in left.items():
            order = key >> 6
            if number and (best < 0 or order < rank or (order == rank and number > most)):
                best = key
                rank = order
                most = number
        if best < 0:
            return UNSURE
        left[best] -= 1
        if plan is not None:
            _take(plan, pool, seen, best, left[best], ANY_MANA_TYPE)
    if gifts > 0 and plan is not None:
        for key, bucket in seen.gifts.items():
            gifts -= len(bucket) - left[key]
        return PAID if gifts == 0 else UNSURE
    return PAID


def _all_fit(cost: ManaCost, seen: Survey) -> bool:
    """Whether each symbol takes one unit of the one kind that there is."""
    for key in seen.buckets:
        for symbol in cost.symbols:
            if symbol.generic or symbol.snow or not symbol.types & key:
                return False
    return True


def _several(
    pool: list[int], seen: Survey, plan: Plan | None, asked: list[int], generic: int
) -> int:
    """Use sources of several units of which none goes to waste; the generic mana still due."""
    spare = generic - len(pool)
    for obj, index, units in seen.several:
        rest = asked.copy()
        plain = 0
        for unit in units:
            fitting = NOBODY
            for place, types in enumerate(rest):
                if types & unit:
                    fitting = place
                    break
            if fitting >= 0:
                del rest[fitting]
            else:
                plain += 1
        if plain <= spare:
            spare -= plain
            generic -= plain
            asked[:] = rest
            if plan is not None:
                plan.activations.append(Activation(obj.id, index, units))
    return generic


def _lacking(types: int, pool: list[int], cost: ManaCost, seen: Survey) -> bool:
    """Whether more symbols can be paid with nothing but these types than there are units."""
    if not seen.whole and (not seen.bounded or seen.types & types):
        return False
    wanted = sum(1 for symbol in cost.symbols if not symbol.types & ~types)
    for unit in pool:
        wanted -= unit & types != 0
    for key, bucket in seen.buckets.items():
        if key & types:
            wanted -= len(bucket)
    for _, _, units in seen.several:
        for unit in units:
            wanted -= unit & types != 0
    return wanted > 0


def _take(plan: Plan, pool: list[int], seen: Survey, key: int, place: int, types: int) -> None:
    """Put one unit of a bucket into the plan: the unit of the pool, or the permanent."""
    if key <= ANY_MANA_TYPE:
        place = -1 - sum(1 for unit in plan.spends if unit & ANY_MANA_TYPE == key)
        plan.spends.append([unit for unit in pool if unit & ANY_MANA_TYPE == key][place])
        return
    bucket = seen.gifts[key] if key in seen.gifts else seen.buckets[key]
    obj = bucket[len(bucket) - 1 - place]
    chosen = first_type(key & types & ANY_MANA_TYPE)
    index = -1
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated):
            index += 1
            if ability.is_mana and _one(obj, trait(ability)) & chosen:
                plan.activations.append(Activation(obj.id, index, (chosen,)))
                return


def _one(obj: GameObject, known: Trait) -> int:
    """The types of the one unit that an ability makes for {T}, or that and the sacrifice."""
    if known.by_choice:
        return known.by_choice & (color_chosen(obj) | known.also)
    return known.one | known.gift
