"""Effects on libraries, and on what players know of cards."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.record import Effect, Number, Ref, counted, number_text
from sim.vocab.references import YOU, Every, does, orders
from sim.vocab.terms import ZONE_HAND, ZONE_LIBRARY, ZONE_NAMES


@dataclass(eq=False, repr=False)
class Mill(Effect):
    """Players put cards from the top of their libraries into their graveyards (701.13)."""

    count: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'mill')} {counted(self.count, 'card')}"


@dataclass(eq=False, repr=False)
class Scry(Effect):
    """Scry (701.18)."""

    count: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'scry')} {number_text(self.count)}"


@dataclass(eq=False, repr=False)
class Surveil(Effect):
    """Surveil (701.42)."""

    count: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'surveil')} {number_text(self.count)}"


@dataclass(eq=False, repr=False)
class Explore(Effect):
    """Permanents explore (701.40)."""

    what: Ref

    def text(self) -> str:
        return does(self.what, "explore")


@dataclass(eq=False, repr=False)
class Connive(Effect):
    """Permanents connive (701.47)."""

    what: Ref

    def text(self) -> str:
        return does(self.what, "connive")


@dataclass(eq=False, repr=False)
class Shuffle(Effect):
    """Players shuffle their libraries (701.20)."""

    who: Ref = YOU

    def text(self) -> str:
        return "shuffle" if self.who == YOU else does(self.who, "shuffle")

    def link(self, before: Effect) -> str:
        return ", then " if self.who == YOU else ". "


@dataclass(eq=False, repr=False)
class PutRest(Effect):
    """Put those of the stored cards that are still in your library into a zone.

    On the bottom of the library in any order, if that is the zone.
    """

    store: str = "looked"
    zone: int = ZONE_LIBRARY

    def text(self) -> str:
        if self.zone == ZONE_LIBRARY:
            return "put the rest on the bottom of your library in any order"
        return f"put the rest into your {ZONE_NAMES[self.zone]}"


@dataclass(eq=False, repr=False)
class LookAt(Effect):
    """You look at cards, which nobody else does; stored under ``store``."""

    what: Ref
    store: str = "looked"

    def text(self) -> str:
        return f"look at {self.what.text()}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        many = self.what.plural and getattr(self.what, "count", 0) != 1
        return ((self.store, "those cards" if many else "that card"),)


@dataclass(eq=False, repr=False)
class Reveal(Effect):
    """Show objects to all players (701.16); stored under ``store`` if that is named."""

    what: Ref
    store: str = ""

    def text(self) -> str:
        what = self.what
        if isinstance(what, Every) and what.zone == ZONE_HAND and what.of is not None:
            return f"{orders(what.of, 'reveal')} {'your' if what.of == YOU else 'their'} hand"
        return f"reveal {what.text()}"

    def link(self, before: Effect) -> str:
        return ", " if "found" in dict(before.stores()) else ". "

    def stores(self) -> tuple[tuple[str, str], ...]:
        many = self.what.plural and getattr(self.what, "count", 0) != 1
        return ((self.store, "those cards" if many else "that card"),) if self.store else ()
