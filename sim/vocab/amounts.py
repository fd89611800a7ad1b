"""Amounts: numbers that are worked out when a program reaches them (107, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.describe import each as each_text
from sim.vocab.history import DiedThisTurn as DiedThisTurn
from sim.vocab.record import Amount, Condition, Number, Ref, number_text
from sim.vocab.references import YOU, Target, place_text
from sim.vocab.terms import (
    COLOR_NAMES,
    READS_LIFE,
    READS_MANA,
    READS_SIZES,
    READS_TURN,
    READS_ZONE,
    ZONE_BATTLEFIELD,
    bit_names,
)


@dataclass(eq=False, repr=False)
class XValue(Amount):
    """The X of the spell or ability, also for the permanent it became (107.3m)."""

    def text(self) -> str:
        return "X"


@dataclass(eq=False, repr=False)
class Count(Amount):
    """How many objects of a zone fit a filter; ``of`` restricts a zone to players."""

    filter: Filter
    zone: int = ZONE_BATTLEFIELD
    of: Ref | None = None

    @property
    def own_reads(self) -> int:
        return READS_ZONE << self.zone

    def text(self) -> str:
        if self.zone == ZONE_BATTLEFIELD:
            return f"the number of {noun_phrase(self.filter, 2)}"
        cards = noun_phrase(self.filter, 2, card=True)
        return f"the number of {cards}{place_text(self.zone, self.of)}"

    def each(self) -> str:
        if self.zone == ZONE_BATTLEFIELD:
            return each_text(self.filter)
        return each_text(self.filter, card=True) + place_text(self.zone, self.of)


@dataclass(eq=False, repr=False)
class Stat(Amount):
    """The power, toughness or mana value of an object, last known where it is gone."""

    of: Ref
    stat: str

    @property
    def own_reads(self) -> int:
        return READS_SIZES

    def text(self) -> str:
        return f"{self.of.possessive()} {self.stat}"


@dataclass(eq=False, repr=False)
class Total(Stat):
    """The sum of the power, toughness or mana value of several objects, as last known."""

    def text(self) -> str:
        return f"the total {self.stat} of {self.of.text()}"


@dataclass(eq=False, repr=False)
class EventAmount(Amount):
    """The amount of the event: damage dealt, life gained, counters put."""

    def text(self) -> str:
        return "that much"


@dataclass(eq=False, repr=False)
class Greatest(Amount):
    """The greatest power, toughness or mana value among the permanents that fit; 0 of none."""

    stat: str
    filter: Filter

    @property
    def own_reads(self) -> int:
        return READS_SIZES

    def text(self) -> str:
        return f"the greatest {self.stat} among {noun_phrase(self.filter, 2)}"


@dataclass(eq=False, repr=False)
class LifeLost(Amount):
    """The life that all players lost by the instruction just before (608.2c)."""

    def text(self) -> str:
        return "the life lost this way"


@dataclass(eq=False, repr=False)
class CardTypesAmong(Amount):
    """How many card types there are among the cards of a zone (205.2a); ``of`` restricts it."""

    zone: int
    of: Ref | None = None

    @property
    def own_reads(self) -> int:
        return READS_ZONE << self.zone

    def text(self) -> str:
        return f"the number of card types among cards{place_text(self.zone, self.of)}"


@dataclass(eq=False, repr=False)
class Devotion(Amount):
    """Your devotion to the colours: the mana symbols of them among your permanents (700.5)."""

    colors: int

    @property
    def own_reads(self) -> int:
        return READS_ZONE << ZONE_BATTLEFIELD

    def text(self) -> str:
        return f"your devotion to {' and '.join(bit_names(self.colors, COLOR_NAMES))}"


@dataclass(eq=False, repr=False)
class CountersOn(Amount):
    """How many counters of a kind are on an object or player."""

    kind: str
    of: Ref

    def text(self) -> str:
        return f"the number of {self.kind} counters on {self.of.text()}"

    def each(self) -> str:
        return f"{self.kind} counter on {self.of.text()}"


@dataclass(eq=False, repr=False)
class LifeTotal(Amount):
    """A player's life total."""

    of: Ref = YOU

    @property
    def own_reads(self) -> int:
        return READS_LIFE

    def text(self) -> str:
        return f"{self.of.possessive()} life total"


@dataclass(eq=False, repr=False)
class FloatingMana(Amount):
    """How much unspent mana of the types a player has."""

    types: int
    of: Ref = YOU

    @property
    def own_reads(self) -> int:
        return READS_MANA

    def text(self) -> str:
        return f"the amount of {self.each()}"

    def each(self) -> str:
        color = " or ".join(bit_names(self.types, COLOR_NAMES))
        who = self.of.text()
        return f"unspent {color} mana {who} {'have' if self.of == YOU else 'has'}"


@dataclass(eq=False, repr=False)
class TimesKicked(Amount):
    """How many times the kicker of the spell was paid (702.33c)."""

    def text(self) -> str:
        return "the number of times it was kicked"

    def each(self) -> str:
        return "time it was kicked"


@dataclass(eq=False, repr=False)
class ManaSpent(Amount):
    """How much mana was spent to cast the spell, or the spell that is entering (400.7d)."""

    def text(self) -> str:
        return "the amount of mana spent to cast it"


@dataclass(eq=False, repr=False)
class SpellsCast(Amount):
    """How many spells fitting the filter players have cast this turn."""

    of: Ref
    filter: Filter | None = None

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        what = noun_phrase(self.filter, 2, kind="spell") if self.filter else "spells"
        return f"the number of {what} {self._caster()} cast this turn"

    def each(self) -> str:
        what = noun_phrase(self.filter, kind="spell") if self.filter else "spell"
        return f"{what} {self._caster()} cast this turn"

    def _caster(self) -> str:
        return "you've" if self.of == YOU else f"{self.of.text()} has"


@dataclass(eq=False, repr=False)
class HowMany(Amount):
    """How many entities a reference names, such as the targets or what was sacrificed."""

    of: Ref

    def text(self) -> str:
        return f"the number of {'targets' if isinstance(self.of, Target) else self.of.text()}"


@dataclass(eq=False, repr=False)
class Plus(Amount):
    """The sum of numbers."""

    parts: tuple[Number, ...]

    def text(self) -> str:
        return " plus ".join(number_text(part) for part in self.parts)


@dataclass(eq=False, repr=False)
class Times(Amount):
    """A number times a fixed factor, negative ones included."""

    factor: int
    of: Number

    def text(self) -> str:
        if self.factor == -1:
            return f"minus {number_text(self.of)}"
        names = {2: "twice", 3: "three times"}
        return f"{names.get(self.factor, str(self.factor) + ' times')} {number_text(self.of)}"

    def scaled(self) -> tuple[int, Amount]:
        return (self.factor, self.of) if isinstance(self.of, Amount) else (1, self)


@dataclass(eq=False, repr=False)
class DividedBy(Amount):
    """A number divided by another, rounded down or up (107.1a)."""

    of: Number
    by: Number
    up: bool = False

    def text(self) -> str:
        rounded = "up" if self.up else "down"
        if self.by == 2:
            return f"half {number_text(self.of)}, rounded {rounded}"
        return f"{number_text(self.of)} divided by {number_text(self.by)}, rounded {rounded}"


@dataclass(eq=False, repr=False)
class IfElse(Amount):
    """One number if a condition holds, otherwise another."""

    condition: Condition
    then: Number
    otherwise: Number

    def text(self) -> str:
        otherwise, then = number_text(self.otherwise), number_text(self.then)
        return f"{otherwise}, or {then} if {self.condition.text()}"


X: Final = XValue()
THAT_MUCH: Final = EventAmount()
TIMES_KICKED: Final = TimesKicked()


def count(what: Filter, zone: int = ZONE_BATTLEFIELD, of: Ref | None = None) -> Count:
    """The number of objects that fit ``what``."""
    return Count(what, zone, of)


def power_of(what: Ref) -> Stat:
    """The power of an object."""
    return Stat(what, "power")


def toughness_of(what: Ref) -> Stat:
    """The toughness of an object."""
    return Stat(what, "toughness")


def mana_value_of(what: Ref) -> Stat:
    """The mana value of an object."""
    return Stat(what, "mana value")


def plus(*parts: Number) -> Plus:
    """The sum of numbers."""
    return Plus(parts)


def times(factor: int, of: Number) -> Times:
    """A number times a fixed factor."""
    return Times(factor, of)
