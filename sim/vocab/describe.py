"""How filters are joined, and how they are put into a noun phrase."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sim.vocab.english import join_words, pluralize, with_article
from sim.vocab.record import Record

# Where a filter's words stand: before the noun, as the noun, behind it.
PREFIX: Final = 0
NOUN: Final = 1
SUFFIX: Final = 2


@dataclass(eq=False, repr=False)
class Filter(Record):
    """A description that an object fits or not."""

    @property
    def fixed(self) -> bool:
        return False

    def __and__(self, other: Filter) -> Filter:
        return AllOf(_parts(self, AllOf) + _parts(other, AllOf))

    def __or__(self, other: Filter) -> Filter:
        return AnyOf(_parts(self, AnyOf) + _parts(other, AnyOf))

    def __invert__(self) -> Filter:
        return self.part if isinstance(self, Not) else Not(self)

    def text(self) -> str:
        return noun_phrase(self)

    def slot(self) -> int:
        """Where the words stand."""
        return PREFIX

    def words(self, many: bool = False) -> str:
        """The filter's own word or clause, for its place before, in or behind the noun."""
        raise NotImplementedError(type(self).__name__)

    def negated(self) -> tuple[int, str]:
        """Place and words of the opposite."""
        words = self.words()
        hyphen = "-" if words[:1].isupper() else ""
        return PREFIX, "non" + hyphen + words.replace(" ", "-")


@dataclass(eq=False, repr=False)
class AllOf(Filter):
    """Fits every part."""

    parts: tuple[Filter, ...]

    def slot(self) -> int:
        return NOUN

    def words(self, many: bool = False) -> str:
        return noun_phrase(self, 2 if many else 1)

    def negated(self) -> tuple[int, str]:
        return SUFFIX, f"that isn't {one(self)}"


@dataclass(eq=False, repr=False)
class AnyOf(Filter):
    """Fits at least one part."""

    parts: tuple[Filter, ...]

    def slot(self) -> int:
        slots = [part.slot() for part in self.parts]
        return slots[0] if slots.count(slots[0]) == len(slots) else NOUN

    def words(self, many: bool = False) -> str:
        if self.slot() == NOUN:
            return join_words([noun_phrase(part, bare=True) for part in self.parts], "or")
        return join_words([part.words() for part in self.parts], "or")

    def negated(self) -> tuple[int, str]:
        return SUFFIX, f"that isn't {one(self)}"


@dataclass(eq=False, repr=False)
class Not(Filter):
    """Does not fit the part."""

    part: Filter

    def slot(self) -> int:
        return self.part.negated()[0]

    def words(self, many: bool = False) -> str:
        return self.part.negated()[1]

    def negated(self) -> tuple[int, str]:
        return self.part.slot(), self.part.words()


def _parts(what: Filter, kind: type[AllOf] | type[AnyOf]) -> tuple[Filter, ...]:
    return what.parts if isinstance(what, kind) else (what,)


def is_fixed(what: Filter) -> bool:
    """Whether the filter names particular objects rather than describing some."""
    return any(part.fixed for part in _parts(what, AllOf))


def noun_phrase(
    what: Filter, count: int = 1, card: bool = False, bare: bool = False, kind: str = ""
) -> str:
    """The filter as a noun phrase: ``nonblack creature you control``.

    ``count`` above one gives the plural; ``card`` speaks of cards rather than permanents,
    ``kind`` names what else it speaks of ("spell"); ``bare`` leaves out the noun that would
    be supplied where the filter names none.
    """
    kind = "card" if card else kind
    before: list[str] = []
    nouns: list[str] = []
    behind: list[str] = []
    for part in _parts(what, AllOf):
        if part.fixed:
            return part.words()
        (before, nouns, behind)[part.slot()].append(part.words(count > 1))
    if "permanent" in before and not kind:
        before.remove("permanent")
    if "permanent" in nouns and (len(nouns) > 1 or kind == "spell"):
        nouns.remove("permanent")
    if kind:
        if kind == "card" and "nontoken" in before:
            before.remove("nontoken")  # a token is no card (111.6)
        if nouns[-1:] != ["spell"] or kind == "spell":
            nouns = [noun for noun in nouns if noun not in (kind, "permanent")] + [kind]
    elif not nouns and not bare:
        nouns.append(before.pop() if before and before[-1][:1].isupper() else "permanent")
    noun = _plural(nouns, bool(kind)) if count > 1 else " ".join(nouns)
    if "token" in before:
        before.remove("token")
        noun += " tokens" if count > 1 else " token"
        noun = re.sub(r"s tokens$", " tokens", noun)
    # "other" stands before every adjective, whose control it is before every other clause.
    before.sort(key=lambda word: word != "other")
    behind.sort(key=lambda words: not re.search(r"\b(control|controls|own|owns)$", words))
    return " ".join([*before, noun, *behind]).strip()


def _plural(nouns: list[str], headed: bool) -> str:
    """The nouns in the plural: ``artifacts and lands``, ``artifact and land cards``."""
    words = " ".join(nouns)
    joined = re.sub(r"\bor\b", "and", words) if not words.startswith("activated or") else words
    if headed or len(nouns) != 1:
        return pluralize(joined)
    pieces = re.split(r"(, and |, | and )", joined)
    pieces[::2] = [pluralize(piece) for piece in pieces[::2]]
    return "".join(pieces)


def one(what: Filter, card: bool = False, kind: str = "") -> str:
    """The noun phrase with its article; ``another creature`` where it is an other."""
    if isinstance(what, AnyOf) and any(is_fixed(part) for part in what.parts):
        named = [noun_phrase(part) for part in what.parts if is_fixed(part)]
        rest = [part for part in what.parts if not is_fixed(part)]
        return join_words(named + ["another " + noun_phrase(part) for part in rest], "or")
    phrase = noun_phrase(what, card=card, kind=kind)
    if is_fixed(what):
        return phrase
    return "an" + phrase if phrase.startswith("other ") else with_article(phrase)


def each(what: Filter, card: bool = False, kind: str = "") -> str:
    """The noun phrase as it stands behind "each"."""
    phrase = noun_phrase(what, card=card, kind=kind)
    phrase = phrase.replace(" or planeswalker", " and planeswalker")
    return phrase.replace("an opponent controls", "your opponents control")


def every_one(what: Filter, card: bool = False, kind: str = "") -> str:
    """The plural as a subject: ``all creatures``, but ``creatures you control``."""
    phrase = noun_phrase(what, 2, card=card, kind=kind)
    return phrase if " " in phrase or is_fixed(what) or phrase[:1].isupper() else "all " + phrase


def whom(what: Filter) -> str:
    """The objects that a rule speaks of, as its subject."""
    return noun_phrase(what, 2)
