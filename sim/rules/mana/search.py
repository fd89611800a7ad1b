"""The search for a payment of mana where the everyday way is not enough.

Most permanents make one unit of mana and no more; which of them pay for what is a matching
between units and slots (:func:`sim.rules.mana.units.match`). What depends on other choices
(abilities that cost mana or other objects, several units of which the types hang together) is
tried in all ways, fewest first, each completed by a matching in which a unit exists only
after the abilities that it comes from.
"""

from __future__ import annotations

from typing import Final

from sim.rules.mana.fodder import fodder, includes
from sim.rules.mana.plan import Choice, Group, Plan
from sim.rules.mana.sources import RANKS, Source, Use
from sim.rules.mana.units import match
from sim.rules.mana.write import write
from sim.rules.payment.parts import taps_others
from sim.state.game_state import GameState

_MOST_LEAVES: Final = 3000
_MOST_DEPTH: Final = 12


class Search:
    """One question: can the player pay, and how best?

    ``ways`` are the slots to fill, one list for each way to read the cost. ``life`` is what
    mana abilities may cost in all, ``hurts`` whether damage counts as well; ``forced`` is a
    use that must be part of the plan and is the first to be carried out, ``picked`` are the
    objects settled for it so far, ``gone`` those that it makes leave.
    """

    __slots__ = (
        "chosen",
        "exclude",
        "forced",
        "gone",
        "groups",
        "hard",
        "hurts",
        "keep",
        "kinds",
        "leaves",
        "left",
        "life",
        "picked",
        "player",
        "pool",
        "reserved",
        "sources",
        "state",
        "tapped",
        "ways",
    )

    def __init__(
        self,
        state: GameState,
        player: int,
        pool: list[int],
        ways: list[list[int]],
        sources: list[Source],
    ) -> None:
        self.state = state
        self.player = player
        self.pool = pool
        self.ways = ways
        self.sources = sources
        self.exclude: tuple[int, ...] = ()
        self.keep: tuple[int, ...] = ()
        self.life = state.players[player].life
        self.hurts = False
        self.reserved: tuple[tuple[int, str, int], ...] = ()
        self.forced: Use | None = None
        self.picked: tuple[int, ...] = ()
        self.gone: list[int] = []
        self.groups: list[Group] = []
        self.hard: list[tuple[Use, Source]] = []
        self.chosen: list[Choice] = []
        self.tapped: list[int] = []
        self.left: list[int] = []
        self.leaves = 0
        self.kinds = _kinds(sources)

    def run(self) -> Plan | None:
        """The plan with the least that is to be avoided, or None if there is no payment."""
        if not self._conceivable(RANKS, []):
            return None
        present = [False] * RANKS
        for source in self.sources:
            for use in source.uses:
                present[use.rank] = True
        last = max((rank for rank in range(RANKS) if present[rank]), default=0)
        for rank in range(last + 1):
            if (rank == 0 or present[rank]) and (rank == last or self._conceivable(rank, [])):
                plan = self._attempt(rank, [])
                if plan is not None:
                    return self._improved(plan, rank)
        return None

    def _improved(self, plan: Plan, rank: int) -> Plan:
        """Leave out, one by one, what the plan turns out not to need."""
        without: list[Use] = []
        doubtful = plan.doubtful
        while doubtful:
            use = doubtful[0]
            doubtful = doubtful[1:]
            other = self._attempt(rank, [*without, use])
            if other is not None and other.dislike < plan.dislike:
                without.append(use)
                plan = other
                doubtful = [one for one in other.doubtful if one not in without]
        return plan

    def _conceivable(self, rank: int, without: list[Use]) -> bool:
        """Whether it could be paid if no use stood in the way of another and none cost mana."""
        units = self.pool.copy()
        if self.forced is not None:
            units += self.forced.units
        most = max(len(way) for way in self.ways)
        for source in self.sources:
            mask = count = repeated = 0
            for use in source.uses:
                if use.rank <= rank and use not in without:
                    for unit in use.units:
                        mask |= unit
                    if use.taps or use.leaves:
                        count = max(count, len(use.units))
                    else:
                        repeated += len(use.units) * use.times
            both = any(use.leaves and not use.taps for use in source.uses) and any(
                use.taps for use in source.uses
            )
            total = (count * 2 if both else count) + repeated
            units += [mask] * min(total, most)
        times = [0] * len(units)
        for way in self.ways:
            if len(units) >= len(way) and (not way or match(units, times, way, [1] * len(way))):
                return True
        return False

    # --- sorting the uses ----------------------------------------------------------------

    def _attempt(self, rank: int, without: list[Use]) -> Plan | None:
        self._sort(rank, without)
        self.chosen = []
        self.tapped = []
        self.left = []
        self.gone = []
        self.leaves = 0
        if self.forced is not None:
            for others in fodder(self, self.forced, 0):
                if not includes(others, self.picked):
                    continue
                self._choose(self.forced, others)
                self.gone = self.left.copy()
                plan = self._deepen()
                if plan is not None:
                    return plan
                self._unchoose()
            return None
        return self._deepen()

    def _sort(self, rank: int, without: list[Use]) -> None:
        """Divide the uses into groups that are independent and hard ones that are not."""
        self.groups = []
        self.hard = []
        enabled: list[tuple[Source, list[Use]]] = []
        spent = 0
        for source in self.sources:
            uses = [one for one in source.uses if one.rank <= rank and one not in without]
            uses = [one for one in uses if self._has_counters(one, one.times)]
            if uses:
                enabled.append((source, uses))
            for use in uses:
                spent += self.price(use)
        tight = spent > self.life
        for source, uses in enabled:
            free = any(not (one.taps or one.leaves) for one in uses)
            taps: list[Use] = []
            leaves: list[Use] = []
            for use in uses:
                asks = use.mana is not None or bool(use.parts)
                lasts = not (use.taps or use.leaves) or (free and bool(use.counters))
                if asks or lasts or (tight and self.price(use) > 0):
                    self.hard.append((use, source))
                elif use.taps:
                    taps.append(use)
                else:
                    leaves.append(use)
            if leaves and any(one.leaves for one in taps):
                self.hard += [(one, source) for one in leaves]
                leaves = []
            self._group(source, taps, True)
            self._group(source, leaves, False)
        self.groups.sort(key=_group_order)
        self.hard.sort(key=_costs_mana)

    def _group(self, source: Source, uses: list[Use], taps: bool) -> None:
        if not uses:
            return
        single = [one for one in uses if len(one.units) == 1]
        if len(uses) > 1 and len(single) < len(uses):
            self.hard += [(one, source) for one in uses if len(one.units) != 1]
            uses = single
        if uses:
            self.groups.append(Group(source.object, taps, uses, source.order))

    def price(self, use: Use) -> int:
        """The life that the use takes from what may be spent."""
        return use.life + (use.hurt if self.hurts else 0)

    def _has_counters(self, use: Use, times: int) -> bool:
        for kind, count in use.counters:
            held = self.state.objects[use.object].counters.get(kind, 0)
            for object, name, number in self.reserved:
                if object == use.object and name == kind:
                    held -= number
            if held < count:
                return False
        return True

    # --- trying the hard ones ------------------------------------------------------------

    def _deepen(self) -> Plan | None:
        """Try without hard uses, then with one, and so on."""
        plan = self._leaf()
        total = min(_MOST_DEPTH, sum(use.times for use, _ in self.hard))
        for depth in range(1, total + 1):
            if plan is not None or self.leaves > _MOST_LEAVES:
                break
            plan = self._dive(0, depth)
        return plan

    def _dive(self, start: int, depth: int) -> Plan | None:
        for index in range(start, len(self.hard)):
            use, _ = self.hard[index]
            if not self._available(use) or self._repeats(index):
                continue
            for others in fodder(self, use, 0):
                self._choose(use, others)
                plan = self._leaf() if depth == 1 else self._deeper(index, depth - 1)
                if plan is not None:
                    return plan
                self._unchoose()
                if self.leaves > _MOST_LEAVES:
                    return None
        return None

    def _deeper(self, index: int, depth: int) -> Plan | None:
        """What costs mana is tried in every order, the rest only in its own."""
        if self.hard[index][0].mana is None:
            return self._dive(index, depth)
        first = 0
        while self.hard[first][0].mana is None:
            first += 1
        return self._dive(first, depth)

    def _available(self, use: Use) -> bool:
        if use.object in self.gone or (use.taps and use.object in self.tapped):
            return False
        if use.leaves and use.object in self.left:
            return False
        number = life = 0
        for choice in self.chosen:
            life += self.price(choice.use)
            if choice.use is use:
                number += 1
        if number >= use.times or (self.price(use) and life + self.price(use) > self.life):
            return False
        for kind, count in use.counters:
            taken = count
            for choice in self.chosen:
                if choice.use.object == use.object:
                    for name, other in choice.use.counters:
                        taken += other if name == kind else 0
            for object, name, number in self.reserved:
                taken += number if object == use.object and name == kind else 0
            if self.state.objects[use.object].counters.get(kind, 0) < taken:
                return False
        return True

    def _repeats(self, index: int) -> bool:
        """Whether the same use of an object just like it would have been tried before."""
        use, source = self.hard[index]
        for earlier in range(index):
            other, twin = self.hard[earlier]
            if twin is source or not alike(other, use) or other.object in self.left:
                continue
            if other.object in self.tapped or any(one.use is other for one in self.chosen):
                continue
            if self.kinds[twin.object] == self.kinds[source.object]:
                return True
        return False

    def _choose(self, use: Use, others: list[list[int]]) -> None:
        self.chosen.append(Choice(use, others))
        if use.taps:
            self.tapped.append(use.object)
        if use.leaves:
            self.left.append(use.object)
        for part, ids in zip(use.parts, others, strict=True):
            (self.tapped if taps_others(part) else self.left).extend(ids)

    def _unchoose(self) -> None:
        choice = self.chosen.pop()
        for part, ids in zip(choice.use.parts, choice.others, strict=True):
            taken = self.tapped if taps_others(part) else self.left
            del taken[len(taken) - len(ids) :]
        if choice.use.leaves:
            self.left.pop()
        if choice.use.taps:
            self.tapped.pop()

    def _leaf(self) -> Plan | None:
        self.leaves += 1
        return write(self)


def _kinds(sources: list[Source]) -> dict[int, int]:
    """Number the sources by object so that those with the same uses have the same number."""
    kinds: dict[int, int] = {}
    first: list[Source] = []
    for source in sources:
        number = 0
        while number < len(first) and not same_uses(source, first[number]):
            number += 1
        if number == len(first):
            first.append(source)
        kinds[source.object] = number
    return kinds


def same_uses(one: Source, other: Source) -> bool:
    """Whether two sources can do the same."""
    return len(one.uses) == len(other.uses) and all(
        alike(a, b) for a, b in zip(one.uses, other.uses, strict=True)
    )


def alike(one: Use, other: Use) -> bool:
    """Whether two uses come to the same."""
    return (
        one.units == other.units
        and one.types == other.types
        and one.mana == other.mana
        and one.parts == other.parts
        and one.taps == other.taps
        and one.leaves == other.leaves
        and one.life == other.life
        and one.hurt == other.hurt
        and one.counters == other.counters
        and one.times == other.times
    )


def _group_order(group: Group) -> tuple[int, int, int]:
    return (group.uses[0].rank, group.order, group.object)


def _costs_mana(hard: tuple[Use, Source]) -> bool:
    return hard[0].mana is not None
