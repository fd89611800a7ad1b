"""Filters and amounts that ask what has happened to objects this turn."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import SUFFIX, Filter, noun_phrase
from sim.vocab.english import join_words, with_article
from sim.vocab.record import Amount, Condition, Ref
from sim.vocab.references import YOU
from sim.vocab.terms import READS_TURN, TYPE_NAMES, bit_names


@dataclass(eq=False, repr=False)
class AttackedThisTurn(Filter):
    """Was declared as an attacker this turn."""

    def slot(self) -> int:
        return SUFFIX

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def words(self, many: bool = False) -> str:
        return "that attacked this turn"

    def negated(self) -> tuple[int, str]:
        return SUFFIX, "that didn't attack this turn"


@dataclass(eq=False, repr=False)
class EnteredThisTurn(Filter):
    """Entered the battlefield this turn."""

    def slot(self) -> int:
        return SUFFIX

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def words(self, many: bool = False) -> str:
        return "that entered this turn"

    def negated(self) -> tuple[int, str]:
        return SUFFIX, "that didn't enter this turn"


@dataclass(eq=False, repr=False)
class DamagedBy(Filter):
    """Was dealt damage this turn by one of the objects referred to (120.6)."""

    source: Ref

    def slot(self) -> int:
        return SUFFIX

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def words(self, many: bool = False) -> str:
        return f"dealt damage by {self.source.text()} this turn"


@dataclass(eq=False, repr=False)
class NthSpell(Filter):
    """Is the n-th spell of its kind that its controller casts, or has cast, this turn."""

    nth: int
    filter: Filter | None = None

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def words(self, many: bool = False) -> str:
        what = noun_phrase(self.filter, bare=True) if self.filter is not None else ""
        ordinal = {1: "first", 2: "second", 3: "third"}.get(self.nth, f"{self.nth}th")
        return f"{ordinal} {what}".strip()


@dataclass(eq=False, repr=False)
class HadEnter(Condition):
    """Under a player's control a permanent of one of the card types has entered this turn."""

    types: int
    who: Ref = YOU

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        names = [name.lower() for name in bit_names(self.types, TYPE_NAMES)]
        what = with_article(join_words(names, "or"))
        return f"{self.who.text()} had {what} enter under {self.who.possessive()} control this turn"


@dataclass(eq=False, repr=False)
class DiedThisTurn(Amount):
    """How many permanents that fit, as they were then, have died this turn (700.4)."""

    filter: Filter

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        return f"the number of {noun_phrase(self.filter, 2)} that died this turn"

    def each(self) -> str:
        return f"{noun_phrase(self.filter)} that died this turn"
