"""Changes to events: what a replacement or prevention effect makes of one (614, 615)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab import terms
from sim.vocab.copying import Except
from sim.vocab.english import join_words, pluralize, sentence, with_article
from sim.vocab.filters import Filter, one
from sim.vocab.modes import body_text
from sim.vocab.record import Effect, Number, Record, Ref, counted, number_text
from sim.vocab.references import YOU
from sim.vocab.terms import ALL_COLORS, COLORLESS_BIT, MANA_LETTERS, ZONE_NAMES


@dataclass(eq=False, repr=False)
class EventChange(Record):
    """One change to an event."""


@dataclass(eq=False, repr=False)
class EntersTapped(EventChange):
    """The permanent enters tapped (614.12)."""

    def text(self) -> str:
        return "enters tapped"


@dataclass(eq=False, repr=False)
class EntersWithCounters(EventChange):
    """The permanent enters with counters on it (614.1c)."""

    kind: str
    count: Number = 1

    def text(self) -> str:
        head, each, rest = counted(self.count, f"{self.kind} counter").partition(" for each ")
        return f"enters with {head} on it{each}{rest}"


@dataclass(eq=False, repr=False)
class EntersWithKeywords(EventChange):
    """The permanent enters with keyword abilities, which it has from then on (614.1c)."""

    mask: int

    def text(self) -> str:
        return f"enters with {join_words(list(terms.bit_names(self.mask, terms.KEYWORD_NAMES)))}"


@dataclass(eq=False, repr=False)
class EntersChoosing(EventChange):
    """As the permanent enters, its controller chooses a word (614.12a), other than one of them."""

    kind: str
    other_than: str = ""

    def text(self) -> str:
        other = f" other than {self.other_than}" if self.other_than else ""
        return f"choose {with_article(self.kind)}{other}"


@dataclass(eq=False, repr=False)
class EntersAsCopy(EventChange):
    """The permanent may enter as a copy of an object that fits (707.9).

    ``counters``: a copy enters with an additional counter of each kind if it fits the filter.
    """

    filter: Filter
    optional: bool = True
    exception: Except | None = None
    counters: tuple[tuple[str, Filter], ...] = ()

    def text(self) -> str:
        which = one(self.filter)
        if which.startswith(("a ", "an ")):
            which = f"any {which.partition(' ')[2]}"
            which += "" if which.endswith(" you control") else " on the battlefield"
        words = f"you may have it enter as a copy of {which}"
        said = [] if self.exception is None else [self.exception.text().removeprefix("except ")]
        for kind, fitting in self.counters:
            more = f"an additional {kind} counter on it"
            said.append(f"it enters with {more} if it's {one(fitting)}")
        return f"{words}, except {join_words(said)}" if said else words


@dataclass(eq=False, repr=False)
class GoesTo(EventChange):
    """The object goes to another zone instead."""

    zone: int
    shuffled: bool = False

    def text(self) -> str:
        if self.shuffled:
            return "shuffle it into its owner's library instead"
        if ZONE_NAMES[self.zone] == "exile":
            return "exile it instead"
        if ZONE_NAMES[self.zone] == "battlefield":
            return "put it onto the battlefield instead"
        return f"put it into its owner's {ZONE_NAMES[self.zone]} instead"


@dataclass(eq=False, repr=False)
class Multiplies(EventChange):
    """The amount of the event is multiplied."""

    factor: int = 2

    def text(self) -> str:
        times = {2: "twice", 3: "three times"}
        return f"{times.get(self.factor, f'{self.factor} times')} that much"


@dataclass(eq=False, repr=False)
class ManaBecomes(EventChange):
    """The mana is of another type; with several in the mask the player chooses one for all.

    ``amount`` is how much it is then, 0 as much as before. ``lands`` gives each land type its
    own type of mana in place of ``types``; a land with several of them has the choice.
    """

    types: int = 0
    amount: int = 0
    lands: tuple[tuple[str, int], ...] = ()

    def text(self) -> str:
        other = "instead of any other type" + (" and amount" if self.amount else "")
        if self.lands:
            parts = [f"{pluralize(land)} produce {_symbol(one)}" for land, one in self.lands]
            return f"{join_words(parts)} {other}"
        if self.types == ALL_COLORS:
            return f"it produces mana of a color of your choice {other}"
        if self.types == COLORLESS_BIT and not self.amount:
            return f"it produces colorless mana {other}"
        return f"it produces {_symbol(self.types) * max(1, self.amount)} {other}"


def _symbol(type_bit: int) -> str:
    return f"{{{MANA_LETTERS[type_bit.bit_length() - 1]}}}"


@dataclass(eq=False, repr=False)
class Adds(EventChange):
    """The amount of the event grows by a number, or shrinks (not below zero)."""

    amount: Number

    def text(self) -> str:
        if isinstance(self.amount, int) and self.amount < 0:
            return f"that much minus {-self.amount}"
        return f"that much plus {number_text(self.amount)}"


@dataclass(eq=False, repr=False)
class Prevents(EventChange):
    """That much of the damage is prevented; -1: all of it (615.1).

    ``then`` are further instructions, carried out if any was prevented (615.5).
    """

    amount: Number = -1
    then: tuple[Effect, ...] = ()

    def text(self) -> str:
        much = "" if self.amount == -1 else f"{number_text(self.amount)} of "
        words = f"prevent {much}that damage"
        if much.startswith("half that much, "):
            rounded = number_text(self.amount).partition(", ")[2]
            words = f"prevent half that damage, {rounded}"
        return f"{words}. {sentence(body_text(self.then))}" if self.then else words


@dataclass(eq=False, repr=False)
class Redirects(EventChange):
    """The damage is dealt to something else instead (614.9)."""

    to: Ref = YOU

    def text(self) -> str:
        return f"that damage is dealt to {self.to.text()} instead"


@dataclass(eq=False, repr=False)
class Instead(EventChange):
    """The event does not happen; the instructions are carried out instead (614.6)."""

    effects: tuple[Effect, ...] = ()

    def text(self) -> str:
        if not self.effects:
            return "that doesn't happen"
        words = body_text(self.effects)
        # Behind several sentences "instead" would seem to belong to the last one alone.
        return f"instead {words}" if ". " in words else f"{words} instead"
