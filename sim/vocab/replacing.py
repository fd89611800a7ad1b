"""Words about what replaces draws, destruction and damage, and what levels make of a creature."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab import terms
from sim.vocab.abilities import Activated, Replacement, Static
from sim.vocab.amounts import CountersOn, count
from sim.vocab.build import Costs, activated, affect, instead, static
from sim.vocab.changes import Instead
from sim.vocab.conditions import Compare, Holds
from sim.vocab.continuous import base_stats, has
from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.effects import Destroy, Mill, Move, PutCounters, SacrificeThem
from sim.vocab.outcomes import Destroyed, Devour, First, RemoveDamage
from sim.vocab.patterns import Draws
from sim.vocab.programs import UNLIMITED, ChooseObjects
from sim.vocab.record import Amount, Condition, Effect, Pattern, Ref
from sim.vocab.references import (
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTED,
    SELF,
    YOU,
    Every,
    does,
    orders,
    stored,
)
from sim.vocab.terms import (
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_NAMES,
    ZONE_STACK,
)
from sim.vocab.words import CARD, CREATURE, YOURS, enters, is_object

# The zones of an ability that works "from anywhere".
EVERYWHERE: Final = (
    ZONE_LIBRARY,
    ZONE_HAND,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    ZONE_STACK,
    ZONE_EXILE,
    ZONE_COMMAND,
)


@dataclass(eq=False, repr=False)
class DamagePrevented(Amount):
    """How much damage the prevention effect prevented (615.5)."""

    def text(self) -> str:
        return "the amount of damage prevented this way"

    def each(self) -> str:
        return "1 damage prevented this way"


@dataclass(eq=False, repr=False)
class StartingLife(Amount):
    """The starting life total of a player (103.3)."""

    def text(self) -> str:
        return "your starting life total"


@dataclass(eq=False, repr=False)
class CreatesTokens(Pattern):
    """An effect would create tokens under the control of one of the players (111.1)."""

    player: Ref = YOU

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_CREATE,)

    def text(self) -> str:
        return f"an effect creates one or more tokens under {self.player.possessive()} control"


@dataclass(eq=False, repr=False)
class EntersUncast(Pattern):
    """An object that fits enters and it wasn't cast."""

    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_MOVE,)

    def text(self) -> str:
        return f"{one(self.filter)} enters and it wasn't cast"


@dataclass(eq=False, repr=False)
class DrawsSeveral(Pattern):
    """One of the players draws two or more cards by one instruction (121.2)."""

    player: Ref

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_DRAWS,)

    def text(self) -> str:
        who = "an opponent" if self.player == EACH_OPPONENT else self.player.text()
        return f"{who} draws two or more cards"


@dataclass(eq=False, repr=False)
class CausedBy(Condition):
    """A spell or ability that one of the players controls causes the event."""

    player: Ref

    def text(self) -> str:
        who = "an opponent" if self.player == EACH_OPPONENT else self.player.text()
        return f"a spell or ability {who} controls causes that"


@dataclass(eq=False, repr=False)
class FirstDrawOfDrawStep(Condition):
    """The player of the event is about to draw the first card of a draw step of their own."""

    def text(self) -> str:
        return "it is the first one they draw in their draw step"


PREVENTED: Final = DamagePrevented()
STARTING_LIFE: Final = StartingLife()


@dataclass(eq=False, repr=False)
class ShuffleInto(Effect):
    """Put objects into their owners' libraries and shuffle those (701.20)."""

    what: Ref

    def text(self) -> str:
        many = self.what.plural
        whole = self.what
        if isinstance(whole, Every) and whole.filter == CARD and whole.of is not None:
            their = "your" if whole.of == YOU else "their"
            zone = ZONE_NAMES[whole.zone]
            return f"{orders(whole.of, 'shuffle')} {their} {zone} into {their} library"
        where = "their owners' libraries" if many else "its owner's library"
        return f"shuffle {self.what.group()} into {where}"


@dataclass(eq=False, repr=False)
class SacrificeAll(Effect):
    """Players sacrifice all permanents they control that fit, all at once (701.17)."""

    filter: Filter
    who: Ref = EACH_PLAYER

    def text(self) -> str:
        they = "you" if self.who == YOU else "they"
        return f"{does(self.who, 'sacrifice')} all {noun_phrase(self.filter, 2)} {they} control"

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("sacrificed", f"the sacrificed {noun_phrase(self.filter, 2)}"),)


@dataclass(eq=False, repr=False)
class RevealUntil(Effect):
    """A player reveals cards from the top of their library until one fits, stored as "found".

    All that were revealed are stored as "revealed"; they stay where they are (701.16a).
    """

    filter: Filter
    who: Ref = YOU

    def text(self) -> str:
        what = one(self.filter, card=True)
        whose, until = ("your", "you reveal") if self.who == YOU else ("their", "they reveal")
        cards = f"cards from the top of {whose} library"
        return f"{orders(self.who, 'reveal')} {cards} until {until} {what}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("found", "that card"), ("revealed", "those cards"))


def dredge(number: int) -> Replacement:
    """Dredge (702.52a-b): only with so many cards in the library."""
    return instead(
        Draws(YOU),
        Instead((Mill(number), Move(SELF, ZONE_HAND))),
        condition=Compare(count(CARD, ZONE_LIBRARY, YOU), ">=", number),
        optional=True,
        zones=(ZONE_GRAVEYARD,),
        keyword=f"dredge {number}",
    )


def devour(number: int) -> Replacement:
    """Devour (702.82a)."""
    fodder = stored("fodder", "those creatures")
    choose = ChooseObjects(CREATURE & YOURS, 0, UNLIMITED, store="fodder")
    eaten = First((choose, SacrificeThem(fodder), Devour(number)))
    return instead(enters(), eaten, keyword=f"devour {number}")


def totem_armor() -> Replacement:
    """Totem armor (702.89a)."""
    saved = Instead((RemoveDamage(ENCHANTED), Destroy(SELF)))
    return instead(Destroyed(is_object(ENCHANTED)), saved, keyword="totem armor")


def level_up(costs: Costs) -> Activated:
    """Level up (702.87a)."""
    return activated(costs, PutCounters("level", 1, SELF), as_sorcery=True, keyword="level up")


def level(first: int, last: int | None, power: int, toughness: int, *keywords: int) -> Static:
    """A level symbol (711.2): what the creature is with so many level counters."""
    levels = CountersOn("level", SELF)
    condition: Condition = Compare(levels, ">=", first)
    if last is not None:
        condition = Holds((condition, Compare(levels, "<=", last)))
    parts = [base_stats(power, toughness)] + ([has(*keywords)] if keywords else [])
    return static(affect(SELF, *parts), condition=condition)


__all__ = [
    "EVERYWHERE",
    "PREVENTED",
    "STARTING_LIFE",
    "CausedBy",
    "CreatesTokens",
    "DamagePrevented",
    "DrawsSeveral",
    "EntersUncast",
    "FirstDrawOfDrawStep",
    "RevealUntil",
    "SacrificeAll",
    "ShuffleInto",
    "StartingLife",
    "devour",
    "dredge",
    "level",
    "level_up",
    "totem_armor",
]
