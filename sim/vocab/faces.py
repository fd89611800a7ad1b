"""Words for cards with more than one face: transforming (701.28) and melding (701.37)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab import terms
from sim.vocab.describe import Filter, is_fixed, one
from sim.vocab.record import Effect, Pattern, Ref

# How a face that can be played by itself belongs to its card; those that cannot: definition.
LAYOUT_MODAL: Final = "modal"
LAYOUT_SPLIT: Final = "split"
LAYOUT_ADVENTURE: Final = "adventure"
LAYOUT_OMEN: Final = "omen"
PLAYABLE_LAYOUTS: Final = (LAYOUT_MODAL, LAYOUT_SPLIT, LAYOUT_ADVENTURE, LAYOUT_OMEN)


@dataclass(eq=False, repr=False)
class Transform(Effect):
    """Transform permanents (701.28); nothing happens to what isn't a transforming card."""

    what: Ref

    def text(self) -> str:
        return f"transform {self.what.group()}"


@dataclass(eq=False, repr=False)
class TransformsInto(Pattern):
    """A permanent that fits transforms, and has the name then, unless that is empty (701.28e)."""

    filter: Filter
    name: str = ""

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_TRANSFORM,)

    def text(self) -> str:
        into = f" into {self.name}" if self.name else ""
        who = "this permanent" if is_fixed(self.filter) else one(self.filter)
        return f"{who} transforms{into}"


@dataclass(eq=False, repr=False)
class Meld(Effect):
    """Exile the source and the other card of its meld pair, and meld them (701.37).

    Only if the controller owns and controls both; ``partner`` and ``result`` are their names.
    """

    partner: str
    result: str
    kind: str = "creature"

    def text(self) -> str:
        both = f"~ and a {self.kind} named {self.partner}"
        return f"if you both own and control {both}, exile them, then meld them into {self.result}"


@dataclass(eq=False, repr=False)
class TurnFaceUp(Effect):
    """Turn face-down permanents face up (708.7)."""

    what: Ref

    def text(self) -> str:
        return f"turn {self.what.group()} face up"


@dataclass(eq=False, repr=False)
class TurnsFaceUp(Pattern):
    """A permanent that fits is turned face up (708.8)."""

    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_TRANSFORM,)

    def text(self) -> str:
        return f"{'~' if is_fixed(self.filter) else one(self.filter)} is turned face up"


@dataclass(eq=False, repr=False)
class Manifest(Effect):
    """Put cards onto the battlefield face down (701.34a)."""

    what: Ref

    def text(self) -> str:
        return f"manifest {self.what.text()}"


__all__ = ["Manifest", "Meld", "Transform", "TransformsInto", "TurnFaceUp", "TurnsFaceUp"]
