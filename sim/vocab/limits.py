"""Rules that keep events from happening at all (101.2, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.english import number_word
from sim.vocab.record import Ref, Rule
from sim.vocab.references import EACH_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class CantHaveCounters(Rule):
    """Counters of the kind (empty: any) can't be put on what fits, nor on the players (122)."""

    filter: Filter | None
    kind: str = ""
    players: Ref | None = None

    def text(self) -> str:
        kind = f"{self.kind} counters" if self.kind else "counters"
        words: list[str] = []
        if self.players is not None:
            words.append(f"{self.players.group()} can't get {kind}")
        if self.filter is not None:
            words.append(f"{kind} can't be put on {noun_phrase(self.filter, 2)}")
        return " and ".join(words)


@dataclass(frozen=True, eq=False, repr=False)
class DamageCantBePrevented(Rule):
    """Damage can't be prevented (615.12)."""

    def text(self) -> str:
        return "damage can't be prevented"


@dataclass(frozen=True, eq=False, repr=False)
class MaximumDraws(Rule):
    """The players can't draw more than that many cards each turn; 0: none at all (121.2b)."""

    count: int
    players: Ref = EACH_PLAYER

    def text(self) -> str:
        if self.count == 0:
            return f"{self.players.group()} can't draw cards"
        cards = "one card" if self.count == 1 else f"{number_word(self.count)} cards"
        return f"{self.players.text()} can't draw more than {cards} each turn"
