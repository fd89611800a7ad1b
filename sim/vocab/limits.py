"""Rules that keep events from happening at all (101.2, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.record import Rule


@dataclass(frozen=True)
class CantHaveCounters(Rule):
    """Counters of the kind (empty: any) can't be put on permanents that fit (122)."""

    filter: Filter
    kind: str = ""

    def text(self) -> str:
        kind = f"{self.kind} counters" if self.kind else "counters"
        return f"{kind} can't be put on {noun_phrase(self.filter, 2)}"
