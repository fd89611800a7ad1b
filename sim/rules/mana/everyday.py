"""The everyday payment: what permanents with {T} abilities, taken as they come, settle (118.3a)."""

from __future__ import annotations

from typing import Final

from sim.rules.mana.plan import Activation, Plan
from sim.rules.mana.survey import GIFT, Survey, bucket_of, one_unit
from sim.rules.mana.units import GENERIC, first_type
from sim.vocab.abilities import Activated
from sim.vocab.mana import ManaCost
from sim.vocab.terms import ANY_MANA_TYPE, NOBODY

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
    kinds: list[int] = []
    left: list[int] = []
    for unit in pool:
        if unit >= GENERIC:
            return UNSURE
        kind = unit & ANY_MANA_TYPE
        if kind in kinds:
            left[kinds.index(kind)] += 1
        else:
            kinds.append(kind)
            left.append(1)
    kinds += seen.kinds
    for bucket in seen.buckets:
        left.append(len(bucket))
    # What is to be sacrificed goes last; a plan takes no more of it than has to be.
    gifts = 0
    if seen.gifts:
        gifts = need - len(pool) - seen.total
        if not kept and (plan is None or (gifts > 0 and seen.simple)):
            kinds += seen.gift_kinds
            for bucket in seen.gifts:
                left.append(len(bucket))
    asked: list[int] = []
    for symbol in cost.symbols:
        if symbol.generic or symbol.snow:
            return UNSURE
        asked.append(symbol.types)
    if seen.several:
        generic = _several(pool, seen, plan, asked, generic)
    for types in asked:
        best = NOBODY
        least = 0
        for place, kind in enumerate(kinds):
            if kind & types and left[place] and (best < 0 or kind < least):
                best = place
                least = kind
        if best < 0:
            return REFUSED if _lacking(types, pool, cost, seen) else UNSURE
        left[best] -= 1
        if plan is not None:
            _take(plan, pool, seen, least, left[best], types)
    if plan is None:
        return PAID if sum(left) >= generic else UNSURE
    for _ in range(generic):
        best = NOBODY
        rank = most = 0
        for place, kind in enumerate(kinds):
            order = kind >> 6
            number = left[place]
            if number and (best < 0 or order < rank or (order == rank and number > most)):
                best = place
                rank = order
                most = number
        if best < 0:
            return UNSURE
        left[best] -= 1
        _take(plan, pool, seen, kinds[best], left[best], ANY_MANA_TYPE)
    if gifts > 0:
        for place, bucket in enumerate(seen.gifts, len(kinds) - len(seen.gifts)):
            gifts -= len(bucket) - left[place]
        return PAID if gifts == 0 else UNSURE
    return PAID


def _all_fit(cost: ManaCost, seen: Survey) -> bool:
    """Whether each symbol takes one unit of the one kind that there is."""
    for key in seen.kinds:
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
    for place, kind in enumerate(seen.kinds):
        if kind & types:
            wanted -= len(seen.buckets[place])
    for _, _, units in seen.several:
        for unit in units:
            wanted -= unit & types != 0
    return wanted > 0


def _take(plan: Plan, pool: list[int], seen: Survey, kind: int, place: int, types: int) -> None:
    """Put one unit of a kind into the plan: the unit of the pool, or the permanent."""
    if kind <= ANY_MANA_TYPE:
        place = -1 - sum(1 for unit in plan.spends if unit & ANY_MANA_TYPE == kind)
        plan.spends.append([unit for unit in pool if unit & ANY_MANA_TYPE == kind][place])
        return
    if kind >> 6 < GIFT:
        bucket = bucket_of(seen.kinds, seen.buckets, kind)
    else:
        bucket = bucket_of(seen.gift_kinds, seen.gifts, kind)
    obj = bucket[len(bucket) - 1 - place]
    chosen = first_type(kind & types & ANY_MANA_TYPE)
    index = -1
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated):
            index += 1
            if ability.is_mana and one_unit(obj, ability.trait) & chosen:
                plan.activations.append(Activation(obj.id, index, (chosen,)))
                return
