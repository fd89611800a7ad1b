"""Effects on libraries, and on what players know of cards."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.record import Effect, Number, Ref, counted, number_text
from sim.vocab.references import YOU, does, orders


@dataclass(frozen=True, eq=False, repr=False)
class Mill(Effect):
    """Players put cards from the top of their libraries into their graveyards (701.13)."""

    count: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'mill')} {counted(self.count, 'card')}"


@dataclass(frozen=True, eq=False, repr=False)
class Scry(Effect):
    """Scry (701.18)."""

    count: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'scry')} {number_text(self.count)}"


@dataclass(frozen=True, eq=False, repr=False)
class Surveil(Effect):
    """Surveil (701.42)."""

    count: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'surveil')} {number_text(self.count)}"


@dataclass(frozen=True, eq=False, repr=False)
class Shuffle(Effect):
    """Players shuffle their libraries (701.20)."""

    who: Ref = YOU

    def text(self) -> str:
        return "shuffle" if self.who == YOU else does(self.who, "shuffle")

    def link(self, before: Effect) -> str:
        return ", then " if self.who == YOU else ". "


@dataclass(frozen=True, eq=False, repr=False)
class LookAt(Effect):
    """You look at cards, which nobody else does; stored under ``store``."""

    what: Ref
    store: str = "looked"

    def text(self) -> str:
        return f"look at {self.what.text()}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        return ((self.store, "that card"),)


@dataclass(frozen=True, eq=False, repr=False)
class Reveal(Effect):
    """Show objects to all players (701.16)."""

    what: Ref

    def text(self) -> str:
        return f"reveal {self.what.text()}"
