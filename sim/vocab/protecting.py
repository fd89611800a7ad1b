"""Abilities about what an object can't be touched or blocked by: protection and landwalk."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.record import Ability


@dataclass(frozen=True, eq=False, repr=False)
class Protection(Ability):
    """Protection from objects that fit (702.16); ``quality`` is how it is said.

    What fits ``spares`` stays attached all the same (702.16n).
    """

    filter: Filter
    quality: str
    spares: Filter | None = None

    def text(self) -> str:
        words = f"protection from {self.quality}"
        if self.spares is None:
            return words
        return f"{words}. This effect doesn't remove {noun_phrase(self.spares, 2)}"


@dataclass(frozen=True, eq=False, repr=False)
class Landwalk(Ability):
    """Landwalk (702.14): can't be blocked while the defending player controls such a land."""

    filter: Filter
    name: str

    def text(self) -> str:
        return self.name
