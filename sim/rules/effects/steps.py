"""Instructions that the engine itself puts into a program between those of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.state.events import Event
from sim.vocab.record import Cost, Effect


@dataclass(eq=False, repr=False)
class StoreMoved(Effect):
    """Put what just happened away: the ids of what moved, under a name, and whether any did.

    ``before``: the objects as they were, rather than as they are in their new zone.
    """

    name: str = ""
    before: bool = False


_STORING: Final[dict[str, StoreMoved]] = {}
_STORING_BEFORE: Final[dict[str, StoreMoved]] = {}


def storing(name: str = "", before: bool = False) -> StoreMoved:
    """The instruction for a name: made once, as making it takes longer than carrying it out."""
    known = _STORING_BEFORE if before else _STORING
    found = known.get(name)
    if found is None:
        found = known[name] = StoreMoved(name, before)
    return found


@dataclass(eq=False, repr=False)
class DrawCards(Effect):
    """A player draws this many cards, one at a time (121.2)."""

    player: int
    count: int


@dataclass(eq=False, repr=False)
class DrawAsLeft(Effect):
    """The players draw as replacement effects have left the instruction to draw several cards."""


@dataclass(eq=False, repr=False)
class Bind(Effect):
    """Put entities away under a name."""

    name: str
    ids: tuple[int, ...]


@dataclass(eq=False, repr=False)
class Retarget(Effect):
    """The controller of a copy of a spell may choose new targets for it (707.10c)."""

    copy: int
    ask: bool = True


@dataclass(eq=False, repr=False)
class CastTried(Effect):
    """A card was to be cast; if it could not be paid for, ``otherwise`` follows."""

    card: int
    otherwise: tuple[Effect, ...]


@dataclass(eq=False, repr=False)
class RegenerateNow(Effect):
    """What a regeneration shield does instead of the destruction (701.15a)."""

    object: int


@dataclass(eq=False, repr=False)
class MoveStored(Effect):
    """Move the objects of a register at once; ``mark`` is written on the events."""

    name: str
    zone: int
    cause: int
    mark: str = ""


@dataclass(eq=False, repr=False)
class ReturnAsSelfLeaves(Effect):
    """The objects of a register return as soon as the source leaves the battlefield (610.3)."""

    name: str


@dataclass(eq=False, repr=False)
class LookedAt(Effect):
    """Scry or surveil for one player: what is picked goes away, the rest stays on top."""

    player: int
    count: int
    surveil: bool


@dataclass(eq=False, repr=False)
class PutBack(Effect):
    """The player puts the top cards back in any order."""

    player: int
    count: int


@dataclass(eq=False, repr=False)
class Performed(Effect):
    """What the event before really was, once the programs that replaced parts of it are done."""

    events: tuple[Event, ...]


@dataclass(eq=False, repr=False)
class MeldExiled(Effect):
    """The two cards that have just been exiled are melded, if they are a meld pair (701.37)."""


@dataclass(eq=False, repr=False)
class PayNow(Effect):
    """The controller pays a cost that is known to be payable."""

    costs: tuple[Cost, ...]
