"""Instructions about whole hands and about cards that come back (701.8)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.english import number_word
from sim.vocab.record import Effect, Ref
from sim.vocab.references import YOU, EventPlayer, MovedCard, orders
from sim.vocab.terms import ZONE_GRAVEYARD, ZONE_NAMES


@dataclass(eq=False, repr=False)
class FromZone(Ref):
    """The cards of a reference that are in that zone, in which it looks for them (400.7d)."""

    what: Ref
    zone: int = ZONE_GRAVEYARD
    noun: str = ""

    def text(self) -> str:
        if self.noun:
            return self.noun
        what = "that card" if isinstance(self.what, MovedCard) else self.what.text()
        return f"{what} from your {ZONE_NAMES[self.zone]}"


@dataclass(eq=False, repr=False)
class FromAmong(Ref):
    """Those cards of a reference that fit."""

    filter: Filter
    what: Ref

    @property
    def plural(self) -> bool:
        return True

    def text(self) -> str:
        return f"all {noun_phrase(self.filter, 2, card=True)} from among {self.what.text()}"


@dataclass(eq=False, repr=False)
class WhoCouldNot(Ref):
    """Those of the players to whom none of the objects belongs that players were to part with."""

    players: Ref
    what: Ref

    def text(self) -> str:
        if isinstance(self.players, EventPlayer):
            return f"{self.players.text()}, if they can't,"
        return f"{self.players.text()} who can't"


@dataclass(eq=False, repr=False)
class PutBackFromHand(Effect):
    """Put so many cards from your hand on top of your library, in any order."""

    count: int = 1

    def text(self) -> str:
        many = f"{number_word(self.count)} cards" if self.count != 1 else "a card"
        order = " in any order" if self.count != 1 else ""
        return f"put {many} from your hand on top of your library{order}"

    def link(self, before: Effect) -> str:
        return ", then " if before.text().startswith("draw") else ". "


@dataclass(eq=False, repr=False)
class DiscardHand(Effect):
    """Players discard their hands, all at once (701.8); stored as "discarded"."""

    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'discard')} {'your' if self.who == YOU else 'their'} hand"

    def link(self, before: Effect) -> str:
        return " and " if self.who == YOU and before.text().startswith("sacrifice") else ". "

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("discarded", "the discarded cards"),)


@dataclass(eq=False, repr=False)
class ExileHand(Effect):
    """Exile your hand, which can be done with no cards in it as well."""

    def text(self) -> str:
        return "exile your hand"


@dataclass(eq=False, repr=False)
class DiscardThem(Effect):
    """Players discard just these cards, all at once (701.8); stored as "discarded"."""

    what: Ref
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'discard')} {self.what.text()}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("discarded", "the discarded cards"),)


@dataclass(eq=False, repr=False)
class ReturnSome(Effect):
    """Players each return up to that many cards of theirs that fit to their hands.

    They choose in APNAP order, and all the cards return together (101.4); stored as
    "returned".
    """

    filter: Filter
    maximum: int = 1
    who: Ref = YOU
    zone: int = ZONE_GRAVEYARD

    def text(self) -> str:
        whose = "your" if self.who == YOU else "their"
        noun = noun_phrase(self.filter, self.maximum, card=True)
        what = f"{number_word(self.maximum)} {noun}"
        place = f"from {whose} {ZONE_NAMES[self.zone]} to {whose} hand"
        return f"{orders(self.who, 'return')} up to {what} {place}"

    def link(self, before: Effect) -> str:
        return ", then " if isinstance(before, DiscardHand) and before.who == self.who else ". "
