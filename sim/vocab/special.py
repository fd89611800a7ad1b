"""Special actions of cards: suspend, morph and manifest (116.2), with what belongs to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab import terms
from sim.vocab.abilities import AlternativeCost, Enchant, HandAction, Static, Triggered
from sim.vocab.build import Costs, affect, costs_of, static, target, whenever
from sim.vocab.conditions import WasCastVia, all_hold, fits
from sim.vocab.continuous import has
from sim.vocab.copying import Except
from sim.vocab.costs import as_costs, costs_text
from sim.vocab.effects import TakeCounters
from sim.vocab.filters import ControlledBy, Filter, HasCounter
from sim.vocab.patterns import THIS, StepBegins
from sim.vocab.programs import MayCast
from sim.vocab.record import Ability, Cost
from sim.vocab.references import SELF, YOU, owner_of
from sim.vocab.terms import ZONE_EXILE
from sim.vocab.wording import keyword_text
from sim.vocab.words import CREATURE, HASTE
from sim.vocab.zone_play import LosesLastCounter

TIME: Final = "time"
SUSPEND: Final = "suspend"
MORPH: Final = "morph"


@dataclass(eq=False, repr=False)
class IsSuspended(Filter):
    """Is in exile, has suspend and a time counter on it (702.62b)."""

    def words(self, many: bool = False) -> str:
        return "suspended"


SUSPENDED: Final = IsSuspended()


@dataclass(eq=False, repr=False)
class Suspend(HandAction):
    """Suspend's special action (702.62a): exile the card from hand with time counters."""

    counters: int
    costs: tuple[Cost, ...]

    def text(self) -> str:
        return f"suspend {self.counters}—{costs_text(self.costs)}"


def suspend(counters: int, costs: Costs) -> tuple[Ability, ...]:
    """Suspend (702.62a): a special action and two triggers that work in exile."""
    tick: Triggered = whenever(
        StepBegins(terms.STEP_UPKEEP, YOU),
        TakeCounters(TIME, 1, SELF),
        condition=fits(SELF, HasCounter(TIME)),
        zones=(ZONE_EXILE,),
        keyword="(suspend upkeep)",
    )
    play = whenever(
        LosesLastCounter(THIS, TIME),
        MayCast(SELF, free=True, via=SUSPEND, must=True),
        zones=(ZONE_EXILE,),
        keyword="(suspend cast)",
    )
    # The haste lasts until its controller loses control of it, which its owner gained by casting.
    kept = all_hold(WasCastVia(SUSPEND), fits(SELF, ControlledBy(owner_of(SELF))))
    haste: Static = static(affect(SELF, has(HASTE)), condition=kept, keyword="(suspend haste)")
    return (Suspend(counters, costs_of(costs)), tick, play, haste)


BESTOWED = Except(subtypes=("Aura",), abilities=(Enchant(target(CREATURE)),), bestowed=True)


def bestow(costs: Costs) -> AlternativeCost:
    """Bestow (702.103a): cast as an Aura with enchant creature."""
    return AlternativeCost("bestow", costs_of(costs), face=terms.FACE_BESTOWED)


@dataclass(eq=False, repr=False)
class Morph(AlternativeCost):
    """Morph (702.37): cast face down for {3}, turned face up for ``turning`` at any time."""

    turning: tuple[Cost, ...] = ()

    def text(self) -> str:
        return keyword_text(self.name, self.turning)


def morph(costs: Costs) -> Morph:
    """Morph (702.37a)."""
    return Morph(MORPH, as_costs("{3}"), face=terms.FACE_DOWN, turning=costs_of(costs))


__all__ = ["BESTOWED", "SUSPENDED", "IsSuspended", "Morph", "Suspend", "bestow", "morph", "suspend"]
