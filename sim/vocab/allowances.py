"""Rules about what things cost and when they may be used: attack costs, other costs, haste."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.costs import costs_text
from sim.vocab.describe import Filter, is_fixed, noun_phrase, one
from sim.vocab.record import Ability, Cost, Ref, Rule
from sim.vocab.references import EACH_PLAYER, YOU


@dataclass(eq=False, repr=False)
class AttackCost(Rule):
    """Creatures can't attack the players unless their controller pays for each (508.1g).

    ``planeswalkers``: neither the planeswalkers that the players control; ``filter``: only such
    creatures.
    """

    costs: tuple[Cost, ...]
    players: Ref = YOU
    planeswalkers: bool = False
    filter: Filter | None = None

    def text(self) -> str:
        who = noun_phrase(self.filter, 2) if self.filter else "creatures"
        if self.players == EACH_PLAYER and self.planeswalkers and self.filter is not None:
            return f"{who} can't attack {_unless_paid(self.filter, self.costs)}"
        whom = self.players.text()
        if self.planeswalkers:
            whom += f" or planeswalkers {whom} control"
        tail = f"their controller pays {costs_text(self.costs)} for each of those creatures"
        return f"{who} can't attack {whom} unless {tail}"


def _unless_paid(what: Filter, costs: tuple[Cost, ...]) -> str:
    if is_fixed(what):
        return f"unless its controller pays {costs_text(costs)}"
    return f"unless their controller pays {costs_text(costs)} for each of them"


@dataclass(eq=False, repr=False)
class BlockCost(Rule):
    """The creatures can't block unless their controller pays for each (509.1d)."""

    filter: Filter
    costs: tuple[Cost, ...]

    def text(self) -> str:
        words = _unless_paid(self.filter, self.costs)
        return f"{noun_phrase(self.filter, 2)} can't block {words}"


@dataclass(eq=False, repr=False)
class ActivationCostChange(Rule):
    """Activated abilities of what fits cost that much more generic mana (602.2b, 601.2f)."""

    filter: Filter
    amount: int

    def text(self) -> str:
        what = noun_phrase(self.filter, 2)
        return f"activated abilities of {what} cost {{{self.amount}}} more to activate"


@dataclass(eq=False, repr=False)
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


@dataclass(eq=False, repr=False)
class AsThoughHaste(Rule):
    """Abilities of creatures that fit may be activated as though they had haste (302.6).

    Those with {T} or {Q} in their costs, that is (107.5, 107.6); it lets nothing attack.
    """

    filter: Filter

    def text(self) -> str:
        what = noun_phrase(self.filter, 2)
        return f"you may activate abilities of {what} as though those creatures had haste"


@dataclass(eq=False, repr=False)
class Companion(Ability):
    """Companion (702.139): the cards of the starting deck that fit must be of the quality.

    It works outside the game alone (702.139b), where the decks of this project have no cards.
    """

    filter: Filter
    quality: Filter

    def text(self) -> str:
        quality = self.quality.words()
        has = quality.removeprefix("with ") if quality.startswith("with ") else quality
        which = noun_phrase(self.filter, card=True)
        return f"Companion — Each {which} in your starting deck has {has}"


__all__ = [
    "ActivationCostChange",
    "AsThoughHaste",
    "AttackCost",
    "BlockCost",
    "Companion",
    "PaysInstead",
]
