"""Which blocks are best for the defender: one is added after the other while that is worth it.

The work is bounded on wide boards by counting: each kind of attacker is matched with each kind
of blocker once, the best next block stands on top of a heap, and of several blockers together
no more than so many are tried.
"""

from __future__ import annotations

from heapq import heapify, heappop, heapreplace
from typing import Final

from agents.heuristic.combat import Fighter, can_block, clash, fight
from agents.heuristic.weights import HIGHEST_LIFE, LOWEST_LIFE
from sim.vocab import terms as t

# A block must gain so much to be made.
_WORTHWHILE: Final = 0.05
# So many pairs of blockers are tried against an attacker.
_PAIRS: Final = 15
# So many groups of blockers are tried in the search for one declaration.
MOST_GROUPS: Final = 6000

# The damage that a block keeps off, and the blockers that keep off just so much, the best
# first: what is lost by it less what is won, and the blocker's place.
_Ranking = tuple[int, list[float], list[int]]


class Defense:
    """Creatures that may block, and what has been found out about how they would.

    For several searches among the same creatures, all of them or some.
    """

    __slots__ = (
        "_fights",
        "_fought",
        "_rankings",
        "blockers",
        "most_groups",
        "most_rounds",
        "places",
        "searches",
    )

    def __init__(self, blockers: list[Fighter], most_groups: int = MOST_GROUPS) -> None:
        self.blockers = blockers
        self.most_groups = most_groups
        self.most_rounds = 0  # no bound
        self.searches = 0
        self.places = {one.id: place for place, one in enumerate(blockers)}
        self._rankings: dict[tuple[object, ...], list[_Ranking]] = {}
        self._fought: dict[tuple[int, ...], tuple[float, int]] = {}
        self._fights: dict[tuple[int, ...], tuple[int, list[int], int]] = {}

    def rankings(self, attacker: Fighter) -> list[_Ranking]:
        """The creatures that can block the attacker, by the damage that they keep off."""
        known = self._rankings.get(attacker.alike)
        if known is not None:
            return known
        found: dict[int, list[tuple[float, int]]] = {}
        kinds: dict[tuple[object, ...], tuple[int, float] | None] = {}
        for place, blocker in enumerate(self.blockers):
            alike = blocker.alike
            if alike not in kinds:
                kinds[alike] = None
                if can_block(blocker, attacker):
                    trade, through = clash(attacker, [blocker])
                    kinds[alike] = (attacker.damage - through, -trade)
            value = kinds[alike]
            if value is not None:
                found.setdefault(value[0], []).append((value[1], place))
        out: list[_Ranking] = []
        for kept_off, ranked in found.items():
            ranked.sort()
            out.append((kept_off, [cost for cost, _ in ranked], [place for _, place in ranked]))
        self._rankings[attacker.alike] = out
        return out

    def fight(self, attacker: Fighter, group: list[Fighter]) -> tuple[int, list[int], int]:
        """As the function of that name."""
        key = (attacker.id, *[one.id for one in group])
        known = self._fights.get(key)
        if known is None:
            known = self._fights[key] = fight(attacker, group)
        return known

    def clash(self, attacker: Fighter, group: list[Fighter]) -> tuple[float, int]:
        """As the function of that name."""
        key = (attacker.id, *[one.id for one in group])
        known = self._fought.get(key)
        if known is None:
            known = self._fought[key] = clash(attacker, group)
        return known


class Blocks:
    """A declaration of blocks: who blocks each attacker, and what it comes to for the defender."""

    __slots__ = ("blockers", "damage", "score", "trade")

    def __init__(self, blockers: list[list[Fighter]], damage: int, trade: float) -> None:
        self.blockers = blockers
        self.damage = damage
        self.trade = trade
        self.score = 0.0


def best_blocks(
    attackers: list[Fighter],
    blockers: list[Fighter],
    life: int,
    curve: tuple[float, ...],
    defense: Defense | None = None,
) -> Blocks:
    """The blocks that are best for a defender with so much life.

    ``score`` is what the combat then is worth to the defender, whose life totals are worth
    what ``curve`` says. The ``defense`` remembers what was found out before about creatures
    among which all ``blockers`` are, in the same order.
    """
    if defense is None:
        defense = Defense(blockers)
    defense.searches += 1
    best = _Search(attackers, blockers, life, curve, defense).run()
    if best.damage >= life and blockers:
        other = _Search(attackers, blockers, life, curve, defense)
        other.survive()
        rescued = other.run()
        if rescued.score > best.score:
            return rescued
    return best


class _Next:
    """The best block of one attacker that keeps off so much damage, in the order of a heap."""

    __slots__ = ("attacker", "cost", "costs", "place", "places", "position")

    def __init__(self, attacker: int, costs: list[float], places: list[int]) -> None:
        self.attacker = attacker
        self.costs = costs
        self.places = places
        self.position = -1
        self.cost = 0.0
        self.place = -1

    def __lt__(self, other: _Next) -> bool:
        if self.cost != other.cost:
            return self.cost < other.cost
        return self.attacker < other.attacker

    def advance(self, free: bytearray) -> bool:
        """Go on to the next blocker that is free; whether there is one."""
        places = self.places
        for position in range(self.position + 1, len(places)):
            if free[places[position]]:
                self.position = position
                self.cost = self.costs[position]
                self.place = places[position]
                return True
        return False


class _Search:
    """Adds one block after the other as long as that is worth it."""

    def __init__(
        self,
        attackers: list[Fighter],
        blockers: list[Fighter],
        life: int,
        curve: tuple[float, ...],
        defense: Defense,
    ) -> None:
        self.attackers = attackers
        self.defense = defense
        self.free = bytearray(len(defense.blockers))
        for one in blockers:
            self.free[defense.places[one.id]] = 1
        self.left = len(blockers)
        self.life = life
        self.curve = curve
        self.blocks: list[list[Fighter]] = [[] for _ in attackers]
        self.trades = [0.0] * len(attackers)
        self.throughs = [one.damage for one in attackers]
        self.damage = sum(self.throughs)
        self.groups = 0

    def worth(self, damage: int) -> float:
        """What the life that is left is worth."""
        left = self.life - damage
        return self.curve[max(LOWEST_LIFE, min(left, HIGHEST_LIFE)) - LOWEST_LIFE]

    def run(self) -> Blocks:
        """Single blocks first, then more blockers for what has some or needs several."""
        if self.left:
            heaps = self._heaps()
            while self.left and self._add_single(heaps):
                pass
            while self.left and self._add_more():
                pass
        out = Blocks(self.blocks, self.damage, sum(self.trades))
        out.score = out.trade + self.worth(self.damage) - self.worth(0)
        return out

    def _heaps(self) -> list[tuple[int, list[_Next]]]:
        heaps: dict[int, list[_Next]] = {}
        for index, attacker in enumerate(self.attackers):
            if self.blocks[index] or attacker.keywords & t.KEYWORD_MENACE:
                continue
            for kept_off, costs, places in self.defense.rankings(attacker):
                one = _Next(index, costs, places)
                if one.advance(self.free):
                    heaps.setdefault(kept_off, []).append(one)
        for heap in heaps.values():
            heapify(heap)
        return list(heaps.items())

    def _add_single(self, heaps: list[tuple[int, list[_Next]]]) -> bool:
        now = self.worth(self.damage)
        best = _WORTHWHILE
        block: _Next | None = None
        for kept_off, heap in heaps:
            while heap:
                top = heap[0]
                if self.blocks[top.attacker]:
                    heappop(heap)
                elif self.free[top.place]:
                    break
                elif top.advance(self.free):
                    heapreplace(heap, top)
                else:
                    heappop(heap)
            if not heap:
                continue
            gain = self.worth(self.damage - kept_off) - top.cost - now
            earlier = block is not None and gain == best and top.attacker < block.attacker
            if gain > best or earlier:
                best, block = gain, top
        if block is None:
            return False
        self._put(block.attacker, [self.defense.blockers[block.place]])
        return True

    def _add_more(self) -> bool:
        now = self.worth(self.damage)
        best = _WORTHWHILE
        place = -1
        who: list[Fighter] = []
        defense = self.defense
        free = [one for one in defense.blockers if self.free[defense.places[one.id]]]
        different = _first_of_each(free)
        tried = set()
        for index, attacker in enumerate(self.attackers):
            if self.groups >= defense.most_groups:
                break
            before = self.blocks[index]
            if before and self.trades[index] >= attacker.loss:
                continue  # it dies alone already
            alike = (attacker.alike, *[one.alike for one in before])
            if alike in tried:
                continue
            tried.add(alike)
            if before:
                groups = [[one] for one in different if can_block(one, attacker)]
                self.groups += len(different)
            else:
                groups = _pairs(attacker, free)
                self.groups += _PAIRS
            for group in groups:
                trade, through = defense.clash(attacker, before + group)
                damage = self.damage - self.throughs[index] + through
                gain = trade - self.trades[index] + self.worth(damage) - now
                if gain > best:
                    best, place, who = gain, index, group
        if place < 0:
            return False
        self._put(place, who)
        return True

    def _put(self, index: int, group: list[Fighter]) -> None:
        self.blocks[index] = self.blocks[index] + group
        for one in group:
            self.free[self.defense.places[one.id]] = 0
        self.left -= len(group)
        trade, through = self.defense.clash(self.attackers[index], self.blocks[index])
        self.damage += through - self.throughs[index]
        self.throughs[index] = through
        self.trades[index] = trade

    def survive(self) -> None:
        """Block what hits hardest, each with what is lost least by it, until the defender lives."""
        order = sorted(range(len(self.attackers)), key=lambda one: -self.attackers[one].damage)
        for index in order:
            if self.damage < self.life:
                return
            attacker = self.attackers[index]
            if attacker.keywords & t.KEYWORD_MENACE:
                continue
            able = []
            for _, costs, places in self.defense.rankings(attacker):
                one = _Next(index, costs, places)
                if one.advance(self.free):
                    able.append((one.cost, one.place))
            if able:
                self._put(index, [self.defense.blockers[min(able)[1]]])


def _first_of_each(fighters: list[Fighter]) -> list[Fighter]:
    """Those that differ from all before them."""
    seen = set()
    different: list[Fighter] = []
    for one in fighters:
        alike = one.alike
        if alike not in seen:
            seen.add(alike)
            different.append(one)
    return different


def _pairs(attacker: Fighter, free: list[Fighter]) -> list[list[Fighter]]:
    """The first pairs that can block the attacker, no more than are worth a look."""
    able: list[Fighter] = []
    for one in free:
        if can_block(one, attacker):
            able.append(one)
            if len(able) > _PAIRS:
                break
    pairs: list[list[Fighter]] = []
    for place, one in enumerate(able):
        for other in able[place + 1 :]:
            pairs.append([one, other])
            if len(pairs) == _PAIRS:
                return pairs
    return pairs
