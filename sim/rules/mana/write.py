"""The last step of a search: match units with slots, and write the plan down in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sim.rules.mana.plan import Activation, Choice, Group, Plan
from sim.rules.mana.sources import CONVOKE, Use
from sim.rules.mana.units import SNOW, first_type, match, pays, slots
from sim.rules.payment.parts import taps_others
from sim.vocab.terms import ANY_MANA_TYPE

if TYPE_CHECKING:
    from sim.rules.mana.search import Search

# When things happen that have the same time: what costs mana, then what is merely tapped,
# what uses others or costs life, what hurts (the life was needed before) and what leaves.
_MANA: Final = 0
_TAPS: Final = 1
_OTHERS: Final = 2
_HURTS: Final = 3
_LEAVES: Final = 4
_DISLIKE: Final = (0, 10, 20, 30, 100, 200)
_FINALLY: Final = 1000


class Draft:
    """The units that there are, each with its time and where it comes from.

    ``origin`` is -1 for the pool, the number of a choice, or of a group plus the number of
    choices; ``place`` the unit's place there.
    """

    __slots__ = ("allowed", "order", "origin", "place", "times", "units")

    def __init__(self) -> None:
        self.units: list[int] = []
        self.times: list[int] = []
        self.origin: list[int] = []
        self.place: list[int] = []
        self.order: list[Choice] = []
        self.allowed: list[list[Use]] = []

    def add(self, units: list[int], time: int, origin: int) -> None:
        """Add the units of one origin."""
        for place, unit in enumerate(units):
            self.units.append(unit)
            self.times.append(time)
            self.origin.append(origin)
            self.place.append(place)


def write(search: Search) -> Plan | None:
    """The plan with the uses chosen so far, completed by groups; None if it does not pay."""
    order = _sequence(search.chosen, search.forced)
    if order is None:
        return None
    draft = Draft()
    draft.order = order
    draft.add(search.pool, -1, -1)
    wanted: list[int] = []
    due: list[int] = []
    for number, choice in enumerate(order):
        draft.add(list(choice.use.units), choice.time, number)
        if choice.use.mana is not None:
            asked = slots(choice.use.mana)[0]
            wanted += asked
            due += [choice.time] * len(asked)
    for number, group in enumerate(search.groups):
        draft.allowed.append(_allowed(search, group))
        units = _offered(draft.allowed[number])
        draft.add(units, _time(search, group), len(order) + number)
    for way in search.ways:
        slotted = wanted + way
        if len(slotted) > len(draft.units):
            continue
        owner = match(draft.units, draft.times, slotted, due + [_FINALLY] * len(way))
        if owner or not slotted:
            return _written(search, draft, slotted, owner, len(wanted))
    return None


def _sequence(chosen: list[Choice], forced: Use | None) -> list[Choice] | None:
    """The choices in an order in which they can be carried out, and their times."""
    remaining = chosen.copy()
    order: list[Choice] = []
    time = 0
    if forced is not None:
        remaining[0].time = 0
        order.append(remaining.pop(0))
    while remaining:
        following: Choice | None = None
        for choice in remaining:
            if choice.use.mana is None and _ready(choice, remaining):
                following = choice
                break
        if following is None:
            for choice in remaining:
                if choice.use.mana is not None:
                    following = choice
                    break
            if following is None or not _ready(following, remaining):
                return None
            time += 1
        following.time = time
        order.append(following)
        remaining.remove(following)
    return order


def _ready(choice: Choice, remaining: list[Choice]) -> bool:
    """Whether nothing that remains needs an object that this choice lets go."""
    for other in remaining:
        if other is choice:
            continue
        if _lets_go(choice, other.use.object):
            return False
        for part, ids in zip(other.use.parts, other.others, strict=True):
            if taps_others(part) and any(_lets_go(choice, id) for id in ids):
                return False
    return True


def _lets_go(choice: Choice, id: int) -> bool:
    if choice.use.leaves and choice.use.object == id:
        return True
    for part, ids in zip(choice.use.parts, choice.others, strict=True):
        if not taps_others(part) and id in ids:
            return True
    return False


def _allowed(search: Search, group: Group) -> list[Use]:
    """The uses of a group that what is chosen leaves possible."""
    id = group.object
    if id in search.gone or (id in search.tapped if group.taps else id in search.left):
        return []
    return [use for use in group.uses if not (use.leaves and id in search.left)]


def _offered(uses: list[Use]) -> list[int]:
    """The units of a group: of its one use, or one unit that is of any of their types."""
    if not uses:
        return []
    if len(uses) == 1:
        return list(uses[0].units)
    mask = 0
    for use in uses:
        mask |= use.units[0]
    return [mask]


def _time(search: Search, group: Group) -> int:
    """What makes its object leave waits until the object has been tapped for something else."""
    time = 0
    if group.uses[0].leaves:
        for choice in search.chosen:
            if choice.use.object == group.object or choice.takes(group.object):
                time = max(time, choice.time)
    return time


def _written(search: Search, draft: Draft, wanted: list[int], owner: list[int], costs: int) -> Plan:
    plan = Plan()
    filled: list[int] = [-1] * len(draft.units)
    for place, unit in enumerate(owner):
        filled[unit] = wanted[place]
    timed: list[tuple[int, int, int, Activation]] = []
    made: list[int] = draft.units.copy()
    first = len(search.pool)
    while first < len(made):
        end = first + 1
        while end < len(made) and draft.origin[end] == draft.origin[first]:
            end += 1
        asked = filled[first:end]
        number = draft.origin[first]
        if number < len(draft.order):
            choice = draft.order[number]
            activation = _activation(choice.use, asked, made, first)
            activation.others = choice.others
            phase = _MANA if choice.use.mana is not None else _OTHERS
            phase = -1 if choice.use is search.forced else phase
            timed.append((choice.time, phase, number, activation))
            _judge(plan, choice.use, asked, 3)
        elif any(slot >= 0 for slot in asked):
            use = _suitable(draft.allowed[number - len(draft.order)], asked)
            if use.index == CONVOKE:
                plan.convoked.append(use.object)
            else:
                phase = _LEAVES if use.leaves else _TAPS
                if phase == _TAPS and use.hurt and use.object not in search.left:
                    phase = _HURTS
                activation = _activation(use, asked, made, first)
                timed.append((draft.times[first], phase, number, activation))
            _judge(plan, use, asked, 0)
        first = end
    timed.sort(key=_when)
    plan.activations = [one[3] for one in timed]
    for place, unit in enumerate(owner):
        if place >= costs:
            if unit < len(search.pool):
                plan.spends.append(search.pool[unit])
            continue
        # The slots of what costs mana come first, in the order of the choices.
        paying = _payer(draft.order, place)
        for _, _, number, activation in timed:
            if number == paying:
                activation.spends.append(made[unit])
    return plan


def _when(timed: tuple[int, int, int, Activation]) -> tuple[int, int, int]:
    return timed[:3]


def _payer(order: list[Choice], place: int) -> int:
    """Which choice the slot with that number belongs to."""
    for number, choice in enumerate(order):
        if choice.use.mana is not None:
            place -= len(slots(choice.use.mana)[0])
            if place < 0:
                return number
    raise IndexError(place)


def _activation(use: Use, asked: list[int], made: list[int], first: int) -> Activation:
    """Settle the types of the use for what is asked of it, in ``made`` as well."""
    types: list[int] = []
    for place, slot in enumerate(asked):
        unit = use.units[place]
        usable = unit & slot & ANY_MANA_TYPE if slot >= 0 else 0
        one = first_type(usable or unit & ANY_MANA_TYPE)
        types.append(one)
        made[first + place] = one | (unit & ~(ANY_MANA_TYPE | SNOW)) | (unit & SNOW)
    activation = Activation(use.object, use.index, use.types or tuple(types))
    activation.units = tuple(made[first : first + len(asked)])
    return activation


def _suitable(uses: list[Use], asked: list[int]) -> Use:
    """The use of a group that is least to be avoided among those that pay what is asked."""
    best = uses[0]
    if len(uses) > 1:
        able = [one for one in uses if pays(one.units[0], asked[0])]
        best = able[0]
        for use in able[1:]:
            if (use.rank, use.hurt) < (best.rank, best.hurt):
                best = use
    return best


def _judge(plan: Plan, use: Use, asked: list[int], extra: int) -> None:
    wasted = sum(1 for slot in asked if slot < 0)
    dislike = _DISLIKE[use.rank] + use.hurt + use.life + wasted * 2 + extra
    plan.dislike += dislike
    if dislike > extra:
        plan.doubtful.append(use)
