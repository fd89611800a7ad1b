"""Effects: the instructions of spells and abilities that act on the game at once (608.2c)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.amounts import DividedBy, HowMany, IfElse
from sim.vocab.combat_effects import Fight as Fight
from sim.vocab.combat_effects import RemoveFromCombat as RemoveFromCombat
from sim.vocab.continuous import FOREVER, THIS_TURN, Duration, modifications_text
from sim.vocab.creation import AddMana as AddMana
from sim.vocab.creation import CopySpell as CopySpell
from sim.vocab.creation import CreateCopy as CreateCopy
from sim.vocab.creation import CreateToken as CreateToken
from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.discarding import DiscardHand as DiscardHand
from sim.vocab.discarding import DiscardThem as DiscardThem
from sim.vocab.discarding import ExileHand as ExileHand
from sim.vocab.discarding import FromAmong as FromAmong
from sim.vocab.discarding import FromZone as FromZone
from sim.vocab.discarding import PutBackFromHand as PutBackFromHand
from sim.vocab.discarding import ReturnSome as ReturnSome
from sim.vocab.discarding import WhoCouldNot as WhoCouldNot
from sim.vocab.library import Connive as Connive
from sim.vocab.library import Explore as Explore
from sim.vocab.library import LookAt as LookAt
from sim.vocab.library import Mill as Mill
from sim.vocab.library import PutRest as PutRest
from sim.vocab.library import Reveal as Reveal
from sim.vocab.library import Scry as Scry
from sim.vocab.library import Shuffle as Shuffle
from sim.vocab.library import Surveil as Surveil
from sim.vocab.record import Effect, Modification, Number, Ref, counted, measured, number_text
from sim.vocab.references import SELF, YOU, Stored, TopCards, does, orders
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_EXILE, ZONE_GRAVEYARD, ZONE_HAND, ZONE_LIBRARY
from sim.vocab.turns import EndTurn as EndTurn
from sim.vocab.turns import ExtraCombat as ExtraCombat
from sim.vocab.turns import ExtraTurn as ExtraTurn
from sim.vocab.turns import LoseGame as LoseGame
from sim.vocab.turns import SetReplacement as SetReplacement
from sim.vocab.turns import SetRule as SetRule
from sim.vocab.turns import SkipTurn as SkipTurn
from sim.vocab.turns import WinGame as WinGame

# How text speaks of cards that have just been found, which are put rather than returned.
NEW_CARDS = ("that card", "those cards", "the found card")


@dataclass(eq=False, repr=False)
class DealDamage(Effect):
    """A source deals damage to objects or players (120).

    ``divided``: the amount is divided among the targets as chosen on announcement (601.2d).
    """

    amount: Number
    to: Ref
    source: Ref = SELF
    divided: bool = False

    def text(self) -> str:
        to = self.to.text()
        subject = f"{self.source.text()} deals"
        amount = self.amount
        if isinstance(amount, IfElse):
            more = (
                f"If {amount.condition.text()}, it deals {measured(amount.then, 'damage')} instead"
            )
            return f"{subject} {measured(amount.otherwise, 'damage')} to {to}. {more}"
        if isinstance(amount, DividedBy) and amount.by == HowMany(self.to):
            evenly = f"divided evenly, rounded {'up' if amount.up else 'down'}, among {to}"
            return f"{subject} {number_text(amount.of)} damage {evenly}"
        much = measured(amount, "damage")
        if self.divided:
            return f"{subject} {much} divided as you choose among {to}"
        if " for each " in much:
            return f"{subject} {much.replace(' damage', f' damage to {to}', 1)}"
        return f"{subject} {much} to {to}"


@dataclass(eq=False, repr=False)
class Draw(Effect):
    """Players draw cards, one after the other (121.2)."""

    count: Number = 1
    who: Ref = YOU

    def text(self) -> str:
        return f"{orders(self.who, 'draw')} {counted(self.count, 'card')}"

    def link(self, before: Effect) -> str:
        return ", then " if isinstance(before, (Scry, Surveil)) and self.who == YOU else ". "


@dataclass(eq=False, repr=False)
class Discard(Effect):
    """Players discard cards of their choice, or at random (701.8); stored as "discarded"."""

    count: Number = 1
    who: Ref = YOU
    filter: Filter | None = None
    at_random: bool = False

    def text(self) -> str:
        what = noun_phrase(self.filter, card=True) if self.filter else "card"
        random = " at random" if self.at_random else ""
        return f"{orders(self.who, 'discard')} {counted(self.count, what)}{random}"

    def link(self, before: Effect) -> str:
        return ", then " if isinstance(before, Draw) and before.who == self.who else ". "

    def stores(self) -> tuple[tuple[str, str], ...]:
        many = self.count != 1
        return (("discarded", "the discarded cards" if many else "the discarded card"),)


@dataclass(eq=False, repr=False)
class GainLife(Effect):
    """Players gain life (119.3)."""

    amount: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{does(self.who, 'gain')} {measured(self.amount, 'life')}"

    def link(self, before: Effect) -> str:
        return " and " if isinstance(before, (DealDamage, LoseLife, Draw)) else ". "


@dataclass(eq=False, repr=False)
class LoseLife(Effect):
    """Players lose life (119.3)."""

    amount: Number
    who: Ref = YOU

    def text(self) -> str:
        return f"{does(self.who, 'lose')} {measured(self.amount, 'life')}"

    def link(self, before: Effect) -> str:
        return " and " if isinstance(before, (DealDamage, LoseLife, Draw)) else ". "


@dataclass(eq=False, repr=False)
class Destroy(Effect):
    """Destroy permanents (701.7)."""

    what: Ref
    regenerate: bool = True

    def text(self) -> str:
        if self.regenerate:
            return f"destroy {self.what.group()}"
        they = "They" if self.what.plural else "It"
        return f"destroy {self.what.group()}. {they} can't be regenerated"


@dataclass(eq=False, repr=False)
class Move(Effect):
    """Put objects into a zone: exile, return to hand, put onto the battlefield, and so on.

    Under its owner's control unless ``controller`` says otherwise; ``bottom`` is for a
    library; ``store`` puts the objects away as they are in the new zone.
    """

    what: Ref
    zone: int
    controller: Ref | None = None
    tapped: bool = False
    bottom: bool = False
    store: str = ""
    counters: tuple[tuple[str, Number], ...] = ()
    attacking: bool = False
    face_down: bool = False
    transformed: bool = False

    def text(self) -> str:
        what = self.what.group()
        if self.zone == ZONE_EXILE:
            return f"exile {what}" + (" face down" if self.face_down else "")
        new = isinstance(self.what, (FromAmong, TopCards)) or what in NEW_CARDS
        many = self.what.plural and what != "the top card of your library"
        owner = self._owner(many)
        if self.zone == ZONE_BATTLEFIELD:
            return self._onto_battlefield(what, new, many)
        if self.zone == ZONE_LIBRARY:
            place = "on the bottom of" if self.bottom else "on top of"
            library = "libraries" if owner.startswith("their") else "library"
            return f"put {what} {place} {owner} {library}"
        zone = ("hand" if self.zone == ZONE_HAND else "graveyard") + (
            "s" if owner.startswith("their") else ""
        )
        if self.zone == ZONE_HAND and not new:
            return f"return {what} to {owner} {zone}"
        return f"put {what} into {owner} {zone}"

    def link(self, before: Effect) -> str:
        shown = isinstance(before, Reveal) and before.what == self.what
        found = "found" in dict(before.stores()) and "revealed" not in dict(before.stores())
        return ", " if shown or found else ". "

    def stores(self) -> tuple[tuple[str, str], ...]:
        if not self.store:
            return ()
        noun = "card" if self.zone != ZONE_BATTLEFIELD else "permanent"
        if isinstance(self.what, TopCards):
            return ((self.store, f"that {noun}" if self.what.count == 1 else f"those {noun}s"),)
        return ((self.store, f"those {noun}s" if self.what.plural else f"that {noun}"),)

    def _owner(self, many: bool) -> str:
        if isinstance(self.what, TopCards):
            return self.what.of.possessive()
        if isinstance(self.what, FromAmong) or self.what == Stored("found"):
            return "your"
        return "their owners'" if many else "its owner's"

    def _onto_battlefield(self, what: str, new: bool, many: bool) -> str:
        verb, to = ("put", "onto") if new else ("return", "to")
        tail = " tapped" if self.tapped else ""
        tail += " transformed" if self.transformed else ""
        tail += (" and attacking" if tail else " attacking") if self.attacking else ""
        for kind, number in self.counters:
            tail += f" with {counted(number, kind + ' counter')} on {'them' if many else 'it'}"
        whose = ""
        if self.controller is not None:
            whose = f" under {self.controller.possessive()} control"
        elif not new and self.what != SELF:
            whose = " under their owners' control" if many else " under its owner's control"
        return f"{verb} {what} {to} the battlefield{tail}{whose}"


@dataclass(eq=False, repr=False)
class SacrificeThem(Effect):
    """The controller sacrifices these very permanents (701.17)."""

    what: Ref

    def text(self) -> str:
        return f"sacrifice {self.what.group()}"


@dataclass(eq=False, repr=False)
class SacrificeSome(Effect):
    """Players each sacrifice permanents of their choice that fit; stored as "sacrificed".

    ``mark`` tells the sacrifice from others for what watches for it (exploit).
    """

    filter: Filter
    count: Number = 1
    who: Ref = YOU
    mark: str = ""

    def text(self) -> str:
        what = counted(self.count, noun_phrase(self.filter))
        if what.startswith("an other "):
            what = "another " + what.removeprefix("an other ")
        if self.who == YOU:
            return f"sacrifice {what}"
        what, clause, which = what.partition(" with ")
        return f"{does(self.who, 'sacrifice')} {what} of their choice{clause}{which}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        noun = noun_phrase(self.filter).split(" with ")[0]
        return (("sacrificed", f"the sacrificed {noun}{'' if self.count == 1 else 's'}"),)


@dataclass(eq=False, repr=False)
class CounterSpell(Effect):
    """Counter spells or abilities (701.5); ``zone``: where a spell goes instead."""

    what: Ref
    zone: int = ZONE_GRAVEYARD

    def text(self) -> str:
        words = f"counter {self.what.text()}"
        if self.zone == ZONE_GRAVEYARD:
            return words
        place = {ZONE_LIBRARY: "on top of its owner's library", ZONE_EXILE: "into exile"}
        where = place.get(self.zone, "into its owner's hand")
        away = f"put it {where} instead of into that player's graveyard"
        return f"{words}. If that spell is countered this way, {away}"


@dataclass(eq=False, repr=False)
class PutCounters(Effect):
    """Put counters on objects or players (122.6)."""

    kind: str
    count: Number
    on: Ref

    def text(self) -> str:
        what = counted(self.count, f"{self.kind} counter")
        if self.kind in ("poison", "energy", "experience"):
            return f"{does(self.on, 'get')} {what}"
        head, each, rest = what.partition(" for each ")
        return f"put {head} on {self.on.text()}{each}{rest}"


@dataclass(eq=False, repr=False)
class TakeCounters(Effect):
    """Remove counters from objects or players (122.8)."""

    kind: str
    count: Number
    off: Ref

    def text(self) -> str:
        return f"remove {counted(self.count, f'{self.kind} counter')} from {self.off.text()}"


@dataclass(eq=False, repr=False)
class Tap(Effect):
    """Tap permanents (701.21)."""

    what: Ref

    def text(self) -> str:
        return f"tap {self.what.group()}"


@dataclass(eq=False, repr=False)
class Untap(Effect):
    """Untap permanents (701.21)."""

    what: Ref

    def text(self) -> str:
        return f"untap {self.what.group()}"


@dataclass(eq=False, repr=False)
class Attach(Effect):
    """Attach an Aura or Equipment to something (701.3)."""

    what: Ref
    to: Ref

    def text(self) -> str:
        return f"attach {self.what.text()} to {self.to.text()}"


@dataclass(eq=False, repr=False)
class Change(Effect):
    """A continuous effect on a set of objects fixed now (611.2c), for a duration."""

    what: Ref
    modifications: tuple[Modification, ...]
    duration: Duration = THIS_TURN

    def text(self) -> str:
        until = "" if self.duration == FOREVER else self.duration.text()
        return modifications_text(self.what.subject(), self.what.plural, self.modifications, until)


@dataclass(eq=False, repr=False)
class Regenerate(Effect):
    """A regeneration shield for the rest of the turn (701.15)."""

    what: Ref

    def text(self) -> str:
        return f"regenerate {self.what.group()}"


@dataclass(eq=False, repr=False)
class PreventDamage(Effect):
    """Prevent damage that would be dealt to something; ``amount`` -1: all of it (615)."""

    to: Ref
    amount: Number = -1
    duration: Duration = THIS_TURN

    def text(self) -> str:
        much = f"the next {number_text(self.amount)} damage"
        if self.amount == -1:
            much = "all damage"
        when = "this turn" if self.duration == THIS_TURN else self.duration.text()
        return f"prevent {much} that would be dealt to {self.to.text()} {when}"
