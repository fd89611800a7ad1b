"""One glance at what a player can pay with, enough for the everyday payment.

Most permanents make one unit of mana for {T}; where those suffice, or clearly nothing does,
the question is settled here in microseconds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sim.rules.evaluate import rules_of, too_new
from sim.rules.mana.plan import Activation, Plan
from sim.rules.mana.units import FLEXIBILITY, GENERIC, first_type
from sim.rules.triggers import watched
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.costs import SacrificeSelf, TapSelf
from sim.vocab.effects import AddMana
from sim.vocab.mana import ManaCost
from sim.vocab.references import YOU
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
_UNBOUNDED: Final = -1


class Trait:
    """What a mana ability is at a glance; abilities are immutable, so this is true for ever.

    ``one`` are the types of the one unit that it adds for {T} alone, ``several`` the units
    where they are more and each of a given type; both are empty for any other ability.
    ``most`` is how many units it can add at most, once (-1: no telling), and ``types`` are
    all that it can add; ``taps`` says that {T} is among its costs.
    """

    __slots__ = ("ability", "most", "one", "several", "taps", "types")

    def __init__(self, ability: Activated) -> None:
        self.ability = ability  # keeps its id from being used again
        self.one = 0
        self.several: tuple[int, ...] = ()
        self.most = 0
        self.types = 0
        self.taps = TapSelf() in ability.costs
        plain = (
            ability.costs == (TapSelf(),)
            and ability.condition is None
            and not ability.once_each_turn
            and not ability.as_sorcery
            and ability.zone == ZONE_BATTLEFIELD
            and len(ability.modes[0].effects) == 1
        )
        bounded = any(isinstance(part, (TapSelf, SacrificeSelf)) for part in ability.costs)
        for effect in ability.modes[0].effects:
            if not isinstance(effect, AddMana):
                continue
            for unit in effect.units:
                self.types |= unit
            bounded = bounded and isinstance(effect.count, int)
            if isinstance(effect.count, int):
                self.most += effect.count * len(effect.units)
            fixed = effect.among is None and effect.spend is None
            if plain and fixed and effect.who == YOU and effect.count == 1:
                if len(effect.units) == 1:
                    self.one = effect.units[0] & ANY_MANA_TYPE
                elif all(unit & (unit - 1) == 0 for unit in effect.units):
                    self.several = effect.units
        if not bounded:
            self.most = _UNBOUNDED


_TRAITS: Final[dict[int, Trait]] = {}
_MANY: Final = 20_000


def trait(ability: Activated) -> Trait:
    """The trait of a mana ability, worked out once."""
    known = _TRAITS.get(id(ability))
    if known is None:
        if len(_TRAITS) > _MANY:
            _TRAITS.clear()
        known = _TRAITS[id(ability)] = Trait(ability)
    return known


@mypyc_attr(acyclic=True, free_list_len=1)
class Survey:
    """What a player has to pay mana with, as far as one glance tells.

    ``buckets`` are the permanents that make one unit for {T}, together where they are alike;
    a key is the mask of types with the place in the order of use above it, so that of two
    keys the lesser is to be used first. ``several`` are those that make more units for {T}.
    ``whole`` says that there is nothing else; otherwise no more than ``more`` units of
    ``types`` (if ``bounded``) can come from the rest. The floating mana is not in it.
    """

    __slots__ = ("bounded", "buckets", "more", "several", "total", "types", "whole")

    def __init__(self) -> None:
        self.buckets: dict[int, list[GameObject]] = {}
        self.several: list[tuple[GameObject, int, tuple[int, ...]]] = []
        self.total = 0
        self.whole = True
        self.bounded = True
        self.more = 0
        self.types = 0


def survey(state: GameState, player: int, exclude: tuple[int, ...] = ()) -> Survey:
    """Look over the player's permanents; remembered until these change."""
    if exclude:
        return _survey(state, player, exclude)
    stamp, seen = state.surveys[player]
    if stamp == state.mana_stamp:
        assert isinstance(seen, Survey)
        return seen
    seen = _survey(state, player, exclude)
    state.surveys[player] = (state.mana_stamp, seen)
    return seen


def _survey(state: GameState, player: int, exclude: tuple[int, ...]) -> Survey:
    found = Survey()
    if watched(state, EVENT_MANA):
        found.whole = found.bounded = False  # there may be more than meets the eye
    if EVENT_MANA in state.replacements or _prohibitions(state):
        found.whole = found.bounded = False
        return found
    buckets = found.buckets
    last = -1
    bucket: list[GameObject] | None = None
    for obj in state.battlefield:
        if obj.controller != player or (exclude and obj.id in exclude):
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
        if abilities:
            _look_at(state, found, obj)
    for id in state.watchers:
        card = state.objects.get(id)
        if card is not None and card.owner == player and card.zone != ZONE_BATTLEFIELD:
            for ability in card.chars.abilities:
                if isinstance(ability, Activated) and ability.is_mana and ability.zone == card.zone:
                    found.whole = found.bounded = False
    return found


def _prohibitions(state: GameState) -> bool:
    """Whether an effect stops the mana abilities of anything (602.5)."""
    for rule, _ in rules_of(state, CantActivate):
        assert isinstance(rule, CantActivate)
        if rule.mana_too:
            return True
    return False


def _look_at(state: GameState, found: Survey, obj: GameObject) -> None:
    mask = most = index = 0
    other = False
    for ability in obj.chars.abilities:
        if not isinstance(ability, Activated):
            continue
        index += 1
        if not ability.is_mana:
            other = other or ability.taps
            continue
        known = trait(ability)
        if known.taps and obj.tapped:
            continue
        if known.one:
            mask |= known.one
            continue
        if known.several and len(obj.chars.abilities) == 1:
            if not too_new(state, obj):
                found.several.append((obj, index - 1, known.several))
                found.total += len(known.several)
            continue
        found.whole = False
        found.types |= known.types
        if known.most == _UNBOUNDED:
            found.bounded = False
        else:
            most += known.most
    found.more += most
    if not mask:
        return
    order = 1 + FLEXIBILITY[mask] * 2  # 0 is the pool
    kind = obj.chars.types
    if kind & TYPE_CREATURE:
        if too_new(state, obj):
            return
        order += _CREATURE
    elif not kind & TYPE_LAND:
        order += 1
    if other:
        order += _OTHER_USE
    key = order << 6 | mask
    bucket = found.buckets.get(key)
    if bucket is None:
        found.buckets[key] = [obj]
    else:
        bucket.append(obj)
    found.total += 1


REFUSED: Final = 0
PAID: Final = 1
UNSURE: Final = 2


def quickly(pool: list[int], cost: ManaCost, seen: Survey, plan: Plan | None) -> int:
    """Pay from the pool and from what is surveyed, if that settles the matter.

    Coloured symbols take what fits and pays for least else; where that leads nowhere another
    choice might do, so that is for the search to say. What succeeds is a payment in any case,
    and is written into the plan.
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
    bucket = seen.buckets[key]
    obj = bucket[len(bucket) - 1 - place]
    chosen = first_type(key & types & ANY_MANA_TYPE)
    index = -1
    for ability in obj.chars.abilities:
        if isinstance(ability, Activated):
            index += 1
            if ability.is_mana and trait(ability).one & chosen:
                plan.activations.append(Activation(obj.id, index, (chosen,)))
                return
