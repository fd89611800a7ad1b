"""Programs: how instructions are joined - choices, conditions, payments, later triggers."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sim.vocab.costs import deed
from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.english import (
    join_words,
    number_word,
    sentence,
    third_person,
    with_article,
    without_subject,
)
from sim.vocab.library import Surveil
from sim.vocab.modes import UNLIMITED as UNLIMITED
from sim.vocab.modes import Mode as Mode
from sim.vocab.modes import TargetClause as TargetClause
from sim.vocab.modes import body_text as body_text
from sim.vocab.record import (
    Condition,
    Cost,
    Effect,
    Number,
    Pattern,
    Ref,
    number_text,
)
from sim.vocab.references import (
    EACH_PLAYER,
    YOU,
    Every,
    Stored,
    does,
    orders,
    place_text,
)
from sim.vocab.terms import (
    ZONE_BATTLEFIELD,
    ZONE_NAMES,
)


@dataclass(eq=False, repr=False)
class ChooseObjects(Effect):
    """A player chooses objects of a zone without targeting them; stored under ``store``.

    ``what`` may be a filter of the zone (``of`` restricts it to a player's), or a reference.
    ``add``: keep what the register holds already; ``among`` leaves only these to choose from;
    ``ordered``: the order matters even where all are chosen.
    """

    what: Filter | Ref
    minimum: Number = 1
    maximum: Number = 1
    zone: int = ZONE_BATTLEFIELD
    who: Ref = YOU
    of: Ref | None = None
    store: str = "chosen"
    add: bool = False
    among: Ref | None = None
    ordered: bool = False

    def text(self) -> str:
        card = self.zone != ZONE_BATTLEFIELD
        where = place_text(self.zone, self.of or YOU) if card else ""
        if self.among is not None:
            where = f" from among {self.among.text()}"
        if not isinstance(self.what, Filter):
            noun = f"{self._number()} of {self.what.text()}"
        elif self.minimum == self.maximum == 1:
            noun = one(self.what, card=card)
        else:
            of = " of" if self.maximum == UNLIMITED else ""
            noun = f"{self._number()}{of} {noun_phrase(self.what, 2, card=card)}"
        return f"{orders(self.who, 'choose')} {noun}{where}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        card = self.zone != ZONE_BATTLEFIELD or not isinstance(self.what, Filter)
        return ((self.store, _that(self.maximum, "card" if card else "permanent")),)

    def with_next(self, after: Effect) -> str:
        single = self.minimum == self.maximum == 1 and self.among is None and not self.add
        own = self.of is None or self.of == self.who
        words, mark = after.text(), Stored(self.store).text()
        verb, _, rest = words.partition(" ")
        if not single or not own or not isinstance(self.what, Filter) or words.count(mark) != 1:
            return ""
        if verb not in ("exile", "return", "sacrifice") or not rest.startswith(mark):
            return ""
        card = self.zone != ZONE_BATTLEFIELD
        whose = "your" if self.who == YOU else "their"
        place = f" from {whose} {ZONE_NAMES[self.zone]}" if card else ""
        rest = rest.replace(mark, one(self.what, card=card) + place)
        return f"{orders(self.who, verb)} {rest}"

    def _number(self) -> str:
        if self.maximum == UNLIMITED:
            return "any number"
        words = number_word(self.maximum) if isinstance(self.maximum, int) else "X"
        return words if self.minimum == self.maximum else f"up to {words}"


@dataclass(eq=False, repr=False)
class ChoosePlayer(Effect):
    """A player chooses a player; stored under ``store``."""

    among: Ref = EACH_PLAYER
    who: Ref = YOU
    store: str = "chosen"

    def text(self) -> str:
        who = "a player" if self.among == EACH_PLAYER else "an opponent"
        return f"{orders(self.who, 'choose')} {who}"


@dataclass(eq=False, repr=False)
class ChooseWord(Effect):
    """A player chooses a colour, card name or creature type; stored under ``store``.

    ``kind`` is ``color``, ``card name``, ``creature type`` or ``land type``; ``keep`` writes
    it on the source permanent as the choice made as it entered (614.12a). ``words``: just
    these are to be chosen from.
    """

    kind: str
    store: str = "word"
    keep: bool = False
    words: tuple[str, ...] = ()

    def text(self) -> str:
        if self.words:
            return f"choose {join_words(list(self.words), 'or')}"
        return "" if not self.keep else f"choose {with_article(self.kind)}"


@dataclass(eq=False, repr=False)
class May(Effect):
    """A player may carry out the instructions (608.2d)."""

    effects: tuple[Effect, ...]
    who: Ref = YOU

    def text(self) -> str:
        who = self.who.text()
        words = without_subject(body_text(self.effects), who)
        # What the same player does last must not read as if it were done in any case.
        return f"{who} may {words.replace(f'. {sentence(who)} shuffles', ', then shuffle')}"


@dataclass(eq=False, repr=False)
class If(Effect):
    """Carry out the instructions if the condition holds, otherwise the others."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def text(self) -> str:
        if len(self.then) == 1 and isinstance(self.then[0], Reflexive):
            return self.then[0].text()  # "when you do" says the condition
        words = f"if {self.condition.text()}, {body_text(self.then)}"
        if self.otherwise:
            words += f". Otherwise, {body_text(self.otherwise)}"
        return words


@dataclass(eq=False, repr=False)
class ForEach(Effect):
    """Carry out the instructions once for each entity, which is stored as "each"."""

    what: Ref
    effects: tuple[Effect, ...]

    def text(self) -> str:
        what = self.what.text()
        what = what if what.startswith("each ") else f"each of {what}"
        return f"for {what}, {body_text(self.effects)}"


@dataclass(eq=False, repr=False)
class Repeat(Effect):
    """Carry out the instructions a number of times."""

    count: Number
    effects: tuple[Effect, ...]

    def text(self) -> str:
        if self.count == 2:
            return f"{body_text(self.effects)} twice"
        count = number_word(self.count) if isinstance(self.count, int) else number_text(self.count)
        return f"{body_text(self.effects)} {count} times"


def does_all(who: Ref, deeds: str) -> str:
    """Somebody else does what costs say: ``that player discards a card and pays 1 life``."""
    done = re.sub(
        r"\b(and|or) (pay|sacrifice|discard|exile|return|tap|remove)\b",
        lambda found: f"{found[1]} {third_person(found[2])}",
        deeds,
    )
    verb, _, rest = done.partition(" ")
    return f"{does(who, verb)} {rest}"


@dataclass(eq=False, repr=False)
class MayPay(Effect):
    """A player may pay a cost (118.12); what follows if it is paid, and if it is not.

    ``choices`` are the costs of which one may be paid, each a tuple of parts.
    """

    choices: tuple[tuple[Cost, ...], ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: Ref = YOU

    def text(self) -> str:
        who = self.who.text()
        paid = " or ".join(deed(costs) for costs in self.choices)
        if self.otherwise and not self.then:
            pays = f"you {paid}" if self.who == YOU else does_all(self.who, paid)
            if self.who != YOU and body_text(self.otherwise).startswith(who + " "):
                pays = f"they {paid}"
            return f"{body_text(self.otherwise)} unless {pays}"
        they = "you do" if self.who == YOU else "the player does"
        then = body_text(self.then)
        if self.who != YOU and then.startswith(who + " "):
            then = "they " + without_subject(then, who)
        words = f"{who} may {paid}. If {they}, {then}"
        if self.otherwise:
            words += f". Otherwise, {body_text(self.otherwise)}"
        return words


@dataclass(eq=False, repr=False)
class Delayed(Effect):
    """Set up a delayed triggered ability (603.7); ``once`` unless it lasts this turn only."""

    pattern: Pattern
    effects: tuple[Effect, ...]
    once: bool = True
    this_turn: bool = False

    def text(self) -> str:
        event = self.pattern.text()
        if event.startswith("the beginning"):
            body = body_text(self.effects)
            # What is asked then must not read as if it were asked now.
            return f"at {event}, {body}" if body.startswith("if ") else f"{body} at {event}"
        word = "when" if self.once else "whenever"
        when = " this turn" if self.this_turn else ""
        return f"{word} {event}{when}, {body_text(self.effects)}"


@dataclass(eq=False, repr=False)
class Reflexive(Effect):
    """A reflexive triggered ability: "when you do" (603.12)."""

    mode: Mode

    def text(self) -> str:
        return f"when you do, {self.mode.text()}"


@dataclass(eq=False, repr=False)
class MayCast(Effect):
    """The controller may cast cards while the spell or ability resolves (608.2g).

    ``via`` names an alternative cost to cast for, ``free`` casts without paying the mana
    cost; ``any_number``: one after the other, in the order the player chooses;
    ``otherwise`` follows if nothing is cast; ``exiles``: the spell is exiled if it would be put
    into its owner's graveyard; ``must``: it is cast if it can be (702.62a).
    """

    what: Ref
    free: bool = False
    via: str = ""
    any_number: bool = False
    filter: Filter | None = None
    otherwise: tuple[Effect, ...] = ()
    exiles: bool = False
    must: bool = False

    def text(self) -> str:
        what = self.what.text()
        many = what.startswith(("those", "all")) or self.any_number
        if self.any_number:
            spells = noun_phrase(self.filter, 2, kind="spell") if self.filter else "spells"
            what = f"any number of {spells} from among {what}"
        elif self.filter is not None:
            place = f"among {what}".replace("among all cards exiled", "among cards exiled")
            many = many and "exiled with" not in place
            if isinstance(self.what, Every) and self.what.of is not None:
                place = f"{self.what.of.possessive()} {ZONE_NAMES[self.what.zone]}"
                many = False
            what = f"{one(self.filter, kind='spell')} from {place}"
        how = f" without paying {'their mana costs' if many else 'its mana cost'}"
        how = how if self.free else f" for its {self.via} cost" if self.via else ""
        words = f"cast {what}{how} if able" if self.must else f"you may cast {what}{how}"
        if self.exiles:
            words += ". If that spell would be put into your graveyard, exile it instead"
        return words + (f". If you don't, {body_text(self.otherwise)}" if self.otherwise else "")

    def link(self, before: Effect) -> str:
        return ". Then " if isinstance(before, Surveil) else ". "


@dataclass(eq=False, repr=False)
class Keep(Effect):
    """Put what a reference names now away under a name, for a later instruction."""

    what: Ref
    store: str

    def text(self) -> str:
        return ""


@dataclass(eq=False, repr=False)
class Search(Effect):
    """Search a library for cards that fit (701.19); stored as "found", then shuffle by hand."""

    filter: Filter
    maximum: Number = 1
    who: Ref = YOU

    def text(self) -> str:
        what = one(self.filter, card=True)
        if self.maximum != 1:
            many = number_word(self.maximum) if isinstance(self.maximum, int) else "X"
            what = f"up to {many} {noun_phrase(self.filter, 2, card=True)}"
        whose = "your" if self.who == YOU else "their"
        return f"{orders(self.who, 'search')} {whose} library for {what}"

    def stores(self) -> tuple[tuple[str, str], ...]:
        return (("found", _that(self.maximum, "card")),)


def _that(count: Number, noun: str) -> str:
    return f"that {noun}" if count == 1 else f"those {noun}s"
