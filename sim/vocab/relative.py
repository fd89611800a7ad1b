"""Filters that compare an object with what a player chose, or with other permanents."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import SUFFIX, Filter, noun_phrase
from sim.vocab.terms import READS_SIZES


@dataclass(eq=False, repr=False)
class HasChosenWord(Filter):
    """Has the colour or card type that an earlier instruction let a player choose."""

    kind: str
    store: str = "word"

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        if self.kind == "color":
            return "of the color of your choice"
        return f"of the chosen {self.kind}"


@dataclass(eq=False, repr=False)
class HasChosenType(Filter):
    """Has the creature type that was chosen for the source of the ability (614.12a)."""

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return "of the chosen type"


@dataclass(eq=False, repr=False)
class HasNoAbilities(Filter):
    """Has no abilities at all, not even a mana ability of a land type (113.12, 305.6)."""

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return "with no abilities"


@dataclass(eq=False, repr=False)
class HasGreatest(Filter):
    """No permanent of the same controller that fits has a greater one of that number."""

    stat: str
    among: Filter

    def slot(self) -> int:
        return SUFFIX

    @property
    def own_reads(self) -> int:
        return READS_SIZES

    def words(self, many: bool = False) -> str:
        return f"with the greatest {self.stat} among {noun_phrase(self.among, 2)} they control"
