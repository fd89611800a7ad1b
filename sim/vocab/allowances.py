"""Rules about what things cost and when they may be used: attack costs, other costs, haste."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.costs import costs_text
from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.mana import ManaCost
from sim.vocab.record import Cost, Ref, Rule
from sim.vocab.references import YOU


@dataclass(frozen=True, eq=False, repr=False)
class AttackCost(Rule):
    """Creatures can't attack the players unless their controller pays for each (508.1g).

    ``planeswalkers``: neither the planeswalkers that the players control; ``filter``: only such
    creatures.
    """

    cost: ManaCost
    players: Ref = YOU
    planeswalkers: bool = False
    filter: Filter | None = None

    def text(self) -> str:
        who = noun_phrase(self.filter, 2) if self.filter else "creatures"
        whom = self.players.text()
        if self.planeswalkers:
            whom += f" or planeswalkers {whom} control"
        tail = f"their controller pays {self.cost} for each of those creatures"
        return f"{who} can't attack {whom} unless {tail}"


@dataclass(frozen=True, eq=False, repr=False)
class PaysInstead(Rule):
    """Once each turn, the costs may be paid rather than the mana cost of a spell (118.9)."""

    filter: Filter
    costs: tuple[Cost, ...]
    players: Ref = YOU

    def text(self) -> str:
        what = one(self.filter, kind="spell")
        head, behind, rest = what.partition(" with ")
        who = self.players.text()
        return (
            f"once each turn, {who} may pay {costs_text(self.costs)} rather than pay the mana cost"
            f" for {head} {who} cast{behind}{rest}"
        )


@dataclass(frozen=True, eq=False, repr=False)
class AsThoughHaste(Rule):
    """Abilities of creatures that fit may be activated as though they had haste (302.6).

    Those with {T} or {Q} in their costs, that is (107.5, 107.6); it lets nothing attack.
    """

    filter: Filter

    def text(self) -> str:
        what = noun_phrase(self.filter, 2)
        return f"you may activate abilities of {what} as though those creatures had haste"


__all__ = ["AsThoughHaste", "AttackCost", "PaysInstead"]
