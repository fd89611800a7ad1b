"""Patterns of combat: attacking, blocking, becoming blocked (508.3, 509.5)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab import terms
from sim.vocab.describe import Filter, one
from sim.vocab.record import Pattern


@dataclass(eq=False, repr=False)
class Attacks(Pattern):
    """A creature that fits is declared as an attacker (508.3a); ``alone``: with no other."""

    filter: Filter
    alone: bool = False

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_ATTACK,)

    def text(self) -> str:
        return f"{one(self.filter)} attacks" + (" alone" if self.alone else "")


@dataclass(eq=False, repr=False)
class Blocks(Pattern):
    """A creature that fits blocks a creature that fits ``attacker`` (509.5a-b).

    With ``attacker``, once for each such creature that it blocks; otherwise once.
    """

    blocker: Filter
    attacker: Filter | None = None

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_BLOCK,)

    def text(self) -> str:
        return f"{one(self.blocker)} blocks" + (f" {one(self.attacker)}" if self.attacker else "")


@dataclass(eq=False, repr=False)
class BecomesBlocked(Pattern):
    """A creature that fits becomes blocked; with ``by``, once for each such blocker (509.5c-d)."""

    filter: Filter
    by: Filter | None = None

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_BLOCKED, terms.EVENT_BLOCK)

    def text(self) -> str:
        return f"{one(self.filter)} becomes blocked" + (f" by {one(self.by)}" if self.by else "")


@dataclass(eq=False, repr=False)
class AttacksUnblocked(Pattern):
    """A creature that fits attacks and isn't blocked (509.5g)."""

    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_UNBLOCKED,)

    def text(self) -> str:
        return f"{one(self.filter)} attacks and isn't blocked"
