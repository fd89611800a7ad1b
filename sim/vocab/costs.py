"""Costs other than alternative and additional ones: what activating or casting asks for (118)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.english import lowered
from sim.vocab.filters import Tapped
from sim.vocab.mana import ManaCost, mana_cost
from sim.vocab.record import Amount, Cost, Number, Ref, count_word, number_text
from sim.vocab.terms import ZONE_GRAVEYARD, ZONE_NAMES


@dataclass(eq=False, repr=False)
class PayMana(Cost):
    """Pay mana."""

    cost: ManaCost

    def text(self) -> str:
        return str(self.cost)


@dataclass(eq=False, repr=False)
class PayManaAmount(Cost):
    """Pay an amount of generic mana that is worked out when it is due."""

    amount: Number

    def text(self) -> str:
        return f"{{{number_text(self.amount)}}}"


@dataclass(eq=False, repr=False)
class PayManaTimes(Cost):
    """Pay a cost of mana so many times, as cumulative upkeep asks (702.24a)."""

    cost: ManaCost
    times: Number

    def text(self) -> str:
        return (
            f"{self.cost} for each {self.times.each()}"
            if isinstance(self.times, Amount)
            else (str(self.cost.times(self.times)))
        )


@dataclass(eq=False, repr=False)
class PayManaCostOf(Cost):
    """Pay the mana cost of an object; it can't be paid where there is none (118.6)."""

    what: Ref

    def text(self) -> str:
        return f"{{{self.what.possessive()} mana cost}}"


@dataclass(eq=False, repr=False)
class PayCounters(Cost):
    """Pay counters that the player has, such as {E} (107.14)."""

    kind: str
    count: Number = 1

    def text(self) -> str:
        if self.kind == "energy" and isinstance(self.count, int):
            return f"Pay {'{E}' * self.count}"
        return f"Pay {count_word(self.count)} {self.kind} counters"


@dataclass(eq=False, repr=False)
class TapSelf(Cost):
    """The tap symbol: tap this permanent (107.5)."""

    def text(self) -> str:
        return "{T}"


@dataclass(eq=False, repr=False)
class UntapSelf(Cost):
    """The untap symbol: untap this permanent (107.6)."""

    def text(self) -> str:
        return "{Q}"


@dataclass(eq=False, repr=False)
class SacrificeSelf(Cost):
    """Sacrifice the source."""

    def text(self) -> str:
        return "Sacrifice ~"


@dataclass(eq=False, repr=False)
class DiscardSelf(Cost):
    """Discard the card the ability is on (cycling and the like)."""

    def text(self) -> str:
        return "Discard ~"


@dataclass(eq=False, repr=False)
class CycleSelf(DiscardSelf):
    """The discard that pays for a cycling ability: the card is cycled (702.29c)."""


@dataclass(eq=False, repr=False)
class ExileSelf(Cost):
    """Exile the card the ability is on, from the zone where it is."""

    def text(self) -> str:
        return "Exile ~"


@dataclass(eq=False, repr=False)
class Sacrifice(Cost):
    """Sacrifice ``count`` permanents that fit; stored as "sacrificed"."""

    filter: Filter
    count: Number = 1

    def text(self) -> str:
        return "Sacrifice " + _some(self.filter, self.count)


@dataclass(eq=False, repr=False)
class EmergeSacrifice(Sacrifice):
    """The sacrifice for emerge, whose mana value reduces the cost (702.119a)."""


@dataclass(eq=False, repr=False)
class Discard(Cost):
    """Discard ``count`` cards that fit; stored as "discarded"."""

    filter: Filter
    count: Number = 1

    def text(self) -> str:
        return "Discard " + _some(self.filter, self.count, card=True)


# The name under which cards use the cost: there ``Discard`` is the effect.
DiscardCards = Discard


@dataclass(eq=False, repr=False)
class ExileFrom(Cost):
    """Exile ``count`` cards that fit from a zone of yours; stored as "exiled"."""

    filter: Filter
    count: Number = 1
    zone: int = ZONE_GRAVEYARD

    def text(self) -> str:
        what = _some(self.filter, self.count, card=True)
        return f"Exile {what} from your {ZONE_NAMES[self.zone]}"


@dataclass(eq=False, repr=False)
class ExileMaterials(ExileFrom):
    """Exile ``count`` permanents you control or cards in your graveyard that fit, in any mix."""

    def text(self) -> str:
        permanents = _some(self.filter, self.count)
        cards = _some(self.filter, self.count, card=True)
        return f"Exile {permanents} you control or {cards} from your graveyard"


@dataclass(eq=False, repr=False)
class CollectEvidence(Cost):
    """Collect evidence of later rules: exile cards from your graveyard.

    Any number of them with a total mana value of at least the amount; stored as "exiled".
    """

    amount: int

    def text(self) -> str:
        return f"Collect evidence {self.amount}"


@dataclass(eq=False, repr=False)
class ChooseOwn(Cost):
    """Choose a permanent you control that fits; stored as "shown"."""

    filter: Filter

    def text(self) -> str:
        return f"Choose {one(self.filter)} you control"


@dataclass(eq=False, repr=False)
class RevealFromHand(Cost):
    """Reveal ``count`` cards that fit from your hand; stored as "shown"."""

    filter: Filter
    count: Number = 1

    def text(self) -> str:
        return f"Reveal {_some(self.filter, self.count, card=True)} from your hand"


@dataclass(eq=False, repr=False)
class ReturnToHand(Cost):
    """Return ``count`` permanents that fit to their owner's hand; stored as "returned"."""

    filter: Filter
    count: Number = 1

    def text(self) -> str:
        owner = "its owner's hand" if self.count == 1 else "their owner's hand"
        return f"Return {_some(self.filter, self.count)} to {owner}"


@dataclass(eq=False, repr=False)
class TapOthers(Cost):
    """Tap ``count`` untapped permanents that fit; stored as "tapped"."""

    filter: Filter
    count: Number = 1

    def text(self) -> str:
        return "Tap " + _some(~Tapped() & self.filter, self.count)


@dataclass(eq=False, repr=False)
class TapPower(TapOthers):
    """Tap any number of untapped creatures whose power is at least ``total`` (crew, 702.122a)."""

    total: int = 0

    def text(self) -> str:
        what = noun_phrase(~Tapped() & self.filter, 2)
        return f"Tap any number of {what} with total power {self.total} or greater"


@dataclass(eq=False, repr=False)
class PayLife(Cost):
    """Pay life (118.3b)."""

    amount: Number

    def text(self) -> str:
        return f"Pay {number_text(self.amount)} life"


@dataclass(eq=False, repr=False)
class RemoveCounters(Cost):
    """Remove counters of a kind from the source."""

    kind: str
    count: Number = 1

    def text(self) -> str:
        plural = "s" if self.count != 1 else ""
        return f"Remove {count_word(self.count)} {self.kind} counter{plural} from ~"


@dataclass(eq=False, repr=False)
class AddCounters(Cost):
    """Put a counter of a kind on the source."""

    kind: str

    def text(self) -> str:
        return f"Put a {self.kind} counter on ~"


@dataclass(eq=False, repr=False)
class RevealHand(Cost):
    """Reveal your hand (701.16a)."""

    def text(self) -> str:
        return "Reveal your hand"


@dataclass(eq=False, repr=False)
class ChangeLoyalty(Cost):
    """Put loyalty counters on the planeswalker or remove them (606.4)."""

    amount: int

    def text(self) -> str:
        return f"[{self.amount:+d}]" if self.amount else "[0]"


@dataclass(eq=False, repr=False)
class OneOf(Cost):
    """One of several costs, the payer's choice."""

    options: tuple[Cost, ...]

    def text(self) -> str:
        words = [option.text() for option in self.options]
        return " or ".join([words[0], *(lowered(text) for text in words[1:])])


TAP: Final = TapSelf()
UNTAP: Final = UntapSelf()
SACRIFICE_SELF: Final = SacrificeSelf()
DISCARD_SELF: Final = DiscardSelf()
CYCLE_SELF: Final = CycleSelf()


def as_costs(*parts: Cost | str) -> tuple[Cost, ...]:
    """Costs from records and from texts of mana such as ``"{2}{R}"``."""
    return tuple(PayMana(mana_cost(part)) if isinstance(part, str) else part for part in parts)


def costs_text(costs: tuple[Cost, ...]) -> str:
    """The costs as they stand before the colon of an activated ability."""
    return ", ".join(cost.text() for cost in costs)


def _some(what: Filter, count: Number, card: bool = False) -> str:
    if count == 1:
        return one(what, card=card)
    return f"{count_word(count)} {noun_phrase(what, 2, card=card)}"


def deed(costs: tuple[Cost, ...]) -> str:
    """The costs as something to do: ``pay {2}``, ``sacrifice a creature and pay 1 life``."""
    words = [
        f"pay {cost.text()[1:-1]}" if isinstance(cost, PayManaCostOf) else cost.text()
        for cost in costs
    ]
    return " and ".join(f"pay {text}" if text.startswith("{") else lowered(text) for text in words)


# All but Discard, whose name the effect has in the vocabulary.
__all__ = [
    "DISCARD_SELF",
    "SACRIFICE_SELF",
    "TAP",
    "UNTAP",
    "AddCounters",
    "ChangeLoyalty",
    "ChooseOwn",
    "CollectEvidence",
    "DiscardCards",
    "DiscardSelf",
    "EmergeSacrifice",
    "ExileFrom",
    "ExileMaterials",
    "ExileSelf",
    "OneOf",
    "PayCounters",
    "PayLife",
    "PayMana",
    "PayManaAmount",
    "PayManaCostOf",
    "PayManaTimes",
    "RemoveCounters",
    "ReturnToHand",
    "RevealFromHand",
    "RevealHand",
    "Sacrifice",
    "SacrificeSelf",
    "TapOthers",
    "TapPower",
    "TapSelf",
    "UntapSelf",
    "as_costs",
    "costs_text",
    "deed",
]
