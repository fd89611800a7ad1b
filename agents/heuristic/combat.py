"""Combat in numbers: who can block whom, and who survives a fight."""

from __future__ import annotations

from typing import Final

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

Kind = tuple[int, int, int, float]
"""The power of a creature, what is left of its toughness, its keywords and its loss."""


class Fighter:
    """A creature in a combat that may be. ``left`` is its toughness less the damage on it.

    ``alike`` is equal for creatures that fight alike and can block, and be blocked, by the same.
    """

    __slots__ = ("alike", "black_or_artifact", "colors", "id", "keywords", "left", "loss", "power")

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
        self.alike = (self.power, left, keywords, loss, colors, self.black_or_artifact)

    def changed(self, power: int, toughness: int, keywords: int) -> Fighter:
        """The creature with changes to its numbers."""
        return Fighter(
            self.id,
            self.power + power,
            self.left + toughness,
            self.keywords | keywords,
            self.loss,
            self.colors,
            t.TYPE_ARTIFACT if self.black_or_artifact else 0,
        )

    def harmless(self) -> Fighter:
        """The creature if it deals no damage."""
        return self.changed(-self.power, 0, 0)

    @property
    def damage(self) -> int:
        """The damage that it deals unblocked."""
        return self.power * 2 if self.keywords & t.KEYWORD_DOUBLE_STRIKE else self.power

    @property
    def kind(self) -> Kind:
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
    first = attacker.keywords & _FIRST
    for one in blockers:
        first |= one.keywords & _FIRST
    through = 0
    for early in (True, False):
        if early and not first:
            continue
        hits = _hits(attacker.keywords, early) and left > 0
        received = 0
        for index, one in enumerate(blockers):
            if lefts[index] > 0 and one.power and _hits(one.keywords, early):
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
    for index, one in enumerate(blockers):
        if lefts[index] <= 0:
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
    order = list(range(len(blockers)))
    if len(blockers) > 1:
        order.sort(key=lambda index: -blockers[index].loss)
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
