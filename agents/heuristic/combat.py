"""Combat in numbers: who survives a fight, and which blocks are best for the defender."""

from __future__ import annotations

from typing import Final

from agents.heuristic.weights import HIGHEST_LIFE, LOWEST_LIFE
from sim.vocab import terms as t

_FIRST: Final = t.KEYWORD_FIRST_STRIKE | t.KEYWORD_DOUBLE_STRIKE
_SPECIAL: Final = _FIRST | t.KEYWORD_DEATHTOUCH | t.KEYWORD_TRAMPLE | t.KEYWORD_INDESTRUCTIBLE
_EVASIVE: Final = (
    t.KEYWORD_FLYING
    | t.KEYWORD_FEAR
    | t.KEYWORD_INTIMIDATE
    | t.KEYWORD_SKULK
    | t.KEYWORD_SHADOW
    | t.KEYWORD_HORSEMANSHIP
    | t.KEYWORD_UNBLOCKABLE
)
# A block must gain so much to be made.
_WORTHWHILE: Final = 0.05
# So many pairs of blockers are tried against an attacker.
_PAIRS: Final = 15


class Fighter:
    """A creature in a combat that may be. ``left`` is its toughness less the damage on it."""

    __slots__ = ("black_or_artifact", "colors", "id", "keywords", "left", "loss", "power")

    def __init__(
        self,
        id: int,
        power: int,
        left: int,
        keywords: int,
        loss: float,
        colors: int = 0,
        types: int = 0,
    ) -> None:
        self.id = id
        self.power = max(0, power)
        self.left = left
        self.keywords = keywords
        self.loss = loss
        self.colors = colors
        self.black_or_artifact = types & t.TYPE_ARTIFACT != 0 or colors & t.BLACK_BIT != 0

    def changed(self, power: int, toughness: int, keywords: int) -> Fighter:
        """The creature with changes to its numbers."""
        out = Fighter(
            self.id, self.power + power, self.left + toughness, self.keywords | keywords, self.loss
        )
        out.colors = self.colors
        out.black_or_artifact = self.black_or_artifact
        return out

    @property
    def damage(self) -> int:
        """The damage that it deals unblocked."""
        return self.power * 2 if self.keywords & t.KEYWORD_DOUBLE_STRIKE else self.power

    @property
    def alike(self) -> tuple[int, int, int, float, int, bool]:
        """Equal for creatures that fight alike and can block, and be blocked, by the same."""
        return (
            self.power,
            self.left,
            self.keywords,
            self.loss,
            self.colors,
            self.black_or_artifact,
        )

    @property
    def kind(self) -> tuple[int, int, int, float]:
        """Equal for creatures that fight alike."""
        return (self.power, self.left, self.keywords, self.loss)


def can_block(blocker: Fighter, attacker: Fighter) -> bool:
    """Whether keywords let the one block the other; how many block is not asked."""
    evasive = attacker.keywords & _EVASIVE
    theirs = blocker.keywords
    if not evasive:
        return not theirs & t.KEYWORD_SHADOW
    if evasive & t.KEYWORD_UNBLOCKABLE:
        return False
    if evasive & t.KEYWORD_FLYING and not theirs & (t.KEYWORD_FLYING | t.KEYWORD_REACH):
        return False
    if (evasive ^ theirs) & t.KEYWORD_SHADOW:
        return False
    if evasive & t.KEYWORD_HORSEMANSHIP and not theirs & t.KEYWORD_HORSEMANSHIP:
        return False
    if evasive & t.KEYWORD_SKULK and blocker.power > attacker.power:
        return False
    if evasive & t.KEYWORD_FEAR and not blocker.black_or_artifact:
        return False
    shared = blocker.black_or_artifact or blocker.colors & attacker.colors
    return not evasive & t.KEYWORD_INTIMIDATE or bool(shared)


def fight(attacker: Fighter, blockers: list[Fighter]) -> tuple[int, list[int], int]:
    """What is left of an attacker, of its blockers, and the damage that tramples over them."""
    left = attacker.left
    lefts = [one.left for one in blockers]
    through = 0
    for first in (True, False):
        hits = _hits(attacker.keywords, first) and left > 0
        received = 0
        for one, health in zip(blockers, lefts, strict=True):
            if health > 0 and one.power and _hits(one.keywords, first):
                deadly = one.keywords & t.KEYWORD_DEATHTOUCH
                received += max(one.power, left) if deadly else one.power
        if hits:
            through += _assign(attacker, blockers, lefts)
        if not attacker.keywords & t.KEYWORD_INDESTRUCTIBLE:
            left -= received
    return left, lefts, through


def clash(attacker: Fighter, blockers: list[Fighter]) -> tuple[float, int]:
    """A fight: what the attacker's side loses less what the blockers' does, and what tramples."""
    if len(blockers) == 1:
        blocker = blockers[0]
        if not (attacker.keywords | blocker.keywords) & _SPECIAL:
            trade = attacker.loss if blocker.power >= attacker.left else 0.0
            if attacker.power >= blocker.left:
                trade -= blocker.loss
            return trade, 0
    left, lefts, through = fight(attacker, blockers)
    trade = attacker.loss if left <= 0 else 0.0
    for one, health in zip(blockers, lefts, strict=True):
        if health <= 0:
            trade -= one.loss
    return trade, through


def _hits(keywords: int, first: bool) -> bool:
    if first:
        return keywords & _FIRST != 0
    return keywords & _FIRST != t.KEYWORD_FIRST_STRIKE


def _assign(attacker: Fighter, blockers: list[Fighter], lefts: list[int]) -> int:
    """Give an attacker's damage to blockers so that most dies; what tramples over is returned."""
    rest = attacker.power
    deadly = attacker.keywords & t.KEYWORD_DEATHTOUCH
    order = sorted(range(len(blockers)), key=lambda index: -blockers[index].loss)
    for index in order:
        needed = lefts[index]
        if needed <= 0:
            continue
        if deadly:
            needed = 1
        if blockers[index].keywords & t.KEYWORD_INDESTRUCTIBLE:
            if attacker.keywords & t.KEYWORD_TRAMPLE:
                rest -= min(rest, needed)
            continue
        if rest >= needed:
            rest -= needed
            lefts[index] = 0
    return rest if attacker.keywords & t.KEYWORD_TRAMPLE else 0


class Blocks:
    """A declaration of blocks: who blocks each attacker, and what it comes to for the defender."""

    __slots__ = ("blockers", "damage", "score", "trade")

    def __init__(self, blockers: list[list[Fighter]], damage: int, trade: float) -> None:
        self.blockers = blockers
        self.damage = damage
        self.trade = trade
        self.score = 0.0


def best_blocks(
    attackers: list[Fighter], blockers: list[Fighter], life: int, curve: tuple[float, ...]
) -> Blocks:
    """The blocks that are best for a defender with so much life.

    ``score`` is what the combat then is worth to the defender, whose life totals are worth
    what ``curve`` says.
    """
    unblocked = sum(one.damage for one in attackers)
    best = _Search(attackers, blockers, life, curve, unblocked).run()
    if best.damage >= life and blockers:
        other = _Search(attackers, blockers, life, curve, unblocked)
        other.survive()
        rescued = other.run()
        if rescued.score > best.score:
            return rescued
    return best


class _Search:
    """Adds one block after the other as long as that is worth it."""

    def __init__(
        self,
        attackers: list[Fighter],
        blockers: list[Fighter],
        life: int,
        curve: tuple[float, ...],
        damage: int,
    ) -> None:
        self.attackers = attackers
        self.free = list(blockers)
        self.life = life
        self.curve = curve
        self.damage = damage
        self.blocks: list[list[Fighter]] = [[] for _ in attackers]
        self.trades = [0.0] * len(attackers)
        self.throughs = [one.damage for one in attackers]

    def worth(self, damage: int) -> float:
        """What the life that is left is worth."""
        left = self.life - damage
        return self.curve[max(LOWEST_LIFE, min(left, HIGHEST_LIFE)) - LOWEST_LIFE]

    def run(self) -> Blocks:
        """Single blocks first, then more blockers for what has some or needs several."""
        if self.free:
            while self._add_single():
                pass
            while self.free and self._add_more():
                pass
        out = Blocks(self.blocks, self.damage, sum(self.trades))
        out.score = out.trade + self.worth(self.damage) - self.worth(0)
        return out

    def _add_single(self) -> bool:
        now = self.worth(self.damage)
        best, place, who = _WORTHWHILE, -1, -1
        different = _first_of_each(self.free)
        tried = set()
        for index, attacker in enumerate(self.attackers):
            if self.blocks[index] or attacker.keywords & t.KEYWORD_MENACE:
                continue
            alike = attacker.alike
            if alike in tried:
                continue
            tried.add(alike)
            for number in different:
                blocker = self.free[number]
                if not can_block(blocker, attacker):
                    continue
                trade, through = clash(attacker, [blocker])
                damage = self.damage - attacker.damage + through
                gain = trade + self.worth(damage) - now
                if gain > best:
                    best, place, who = gain, index, number
        if place < 0:
            return False
        self._put(place, [self.free[who]])
        return True

    def _add_more(self) -> bool:
        now = self.worth(self.damage)
        best = _WORTHWHILE
        place = -1
        who: list[Fighter] = []
        different = [self.free[number] for number in _first_of_each(self.free)]
        tried = set()
        for index, attacker in enumerate(self.attackers):
            before = self.blocks[index]
            if before and self.trades[index] >= attacker.loss:
                continue  # it dies alone already
            alike = (attacker.alike, tuple([one.alike for one in before]))
            if alike in tried:
                continue
            tried.add(alike)
            if before:
                groups = [[one] for one in different if can_block(one, attacker)]
            else:
                groups = _pairs([one for one in self.free if can_block(one, attacker)])
            for group in groups:
                trade, through = clash(attacker, before + group)
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
            self.free.remove(one)
        trade, through = clash(self.attackers[index], self.blocks[index])
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
            able = [one for one in self.free if can_block(one, attacker)]
            if able:
                best = max(able, key=lambda one: clash(attacker, [one])[0])
                self._put(index, [best])


def _first_of_each(fighters: list[Fighter]) -> list[int]:
    """The places of those that differ from all before them."""
    seen = set()
    places: list[int] = []
    for place, one in enumerate(fighters):
        alike = one.alike
        if alike not in seen:
            seen.add(alike)
            places.append(place)
    return places


def _pairs(able: list[Fighter]) -> list[list[Fighter]]:
    """The first pairs, no more than are worth a look."""
    pairs: list[list[Fighter]] = []
    for place, one in enumerate(able):
        for other in able[place + 1 :]:
            pairs.append([one, other])
            if len(pairs) == _PAIRS:
                return pairs
    return pairs
