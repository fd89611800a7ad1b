"""The base of every word of the vocabulary: an immutable record that can say what it means."""

from __future__ import annotations

import dataclasses

from sim.vocab.english import join_words as join_words
from sim.vocab.english import number_word
from sim.vocab.english import pluralize as pluralize
from sim.vocab.english import with_article as with_article
from sim.vocab.terms import READS_NOTHING

_FIELDS: dict[type, tuple[str, ...]] = {}


def field_names(kind: type[Record]) -> tuple[str, ...]:
    """The names of a record class's fields, in order."""
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(field.name for field in dataclasses.fields(kind))
    return names


@dataclasses.dataclass(eq=False, repr=False)
class Record:
    """One word of the vocabulary: immutable, comparable, picklable.

    Immutability, comparison and representation are written here once rather than generated for
    each of the records, which makes the vocabulary import in a third of the time.
    """

    def __setattr__(self, name: str, value: object) -> None:
        # Set once, by __init__. A compiled record has no dictionary; what is not set is missing.
        if hasattr(self, name):
            held = getattr(self, "__dict__", None)  # which defaults, those of the class, are not in
            if held is None or name in held:
                raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    @property
    def own_reads(self) -> int:
        """What the word looks at besides the battlefield's characteristics, a mask of READS_*.

        So the engine knows when it must compute afresh.
        """
        return READS_NOTHING

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other)
            and isinstance(other, Record)
            and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((type(self), self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.values())

    def __repr__(self) -> str:
        values = [f"{name}={getattr(self, name)!r}" for name in field_names(type(self))]
        return f"{type(self).__name__}({', '.join(values)})"

    def values(self) -> tuple[object, ...]:
        """The values of the fields, in order."""
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def text(self) -> str:
        """What the word means, in the words of a rules text; ``~`` stands for the card itself."""
        raise NotImplementedError(f"{type(self).__name__} cannot be rendered")


@dataclasses.dataclass(eq=False, repr=False)
class Ref(Record):
    """Something that an effect speaks of: players, objects, or both, as entity ids."""

    @property
    def plural(self) -> bool:
        """Whether it may name several things."""
        return False

    def possessive(self) -> str:
        """The reference as an owner: ``your``, ``that player's``."""
        return self.text() + "'s"

    def group(self) -> str:
        """The reference as what is acted on all at once: ``all creatures``."""
        return self.text()

    def subject(self) -> str:
        """The reference as a subject, whose verb stands in the plural if it is ``plural``."""
        return self.text()


@dataclasses.dataclass(eq=False, repr=False)
class Amount(Record):
    """A number that is worked out when it is needed."""

    def each(self) -> str:
        """What is counted, as it stands behind "for each"; empty where nothing is."""
        return ""

    def scaled(self) -> tuple[int, Amount]:
        """The number as a fixed factor and the amount that it multiplies."""
        return (1, self)


@dataclasses.dataclass(eq=False, repr=False)
class Condition(Record):
    """Something that is true or not of the game right now."""


@dataclasses.dataclass(eq=False, repr=False)
class Pattern(Record):
    """A description of events: what triggers and replacement effects wait for.

    ``kinds`` are the kinds of events that it can match (EVENT_*).
    """

    def __post_init__(self) -> None:
        self.kinds = self.matched_kinds()

    def matched_kinds(self) -> tuple[int, ...]:
        """The kinds of events, worked out once."""
        return ()


@dataclasses.dataclass(eq=False, repr=False)
class Effect(Record):
    """One instruction of a program that the generic effect frame carries out."""

    def link(self, before: Effect) -> str:
        """What joins the instruction's text to that of the one before it."""
        return ". "

    def with_next(self, after: Effect) -> str:
        """This instruction and the next one as one clause; empty where each has its own."""
        return ""

    def stores(self) -> tuple[tuple[str, str], ...]:
        """The registers that the instruction fills, each with how later text speaks of it."""
        return ()


@dataclasses.dataclass(eq=False, repr=False)
class Cost(Record):
    """One part of a cost other than the mana (118)."""


@dataclasses.dataclass(eq=False, repr=False)
class Modification(Record):
    """One change that a continuous effect makes to an object in a layer (613)."""

    @property
    def layer(self) -> int:
        """The layer in which it applies (LAYER_*)."""
        return 0


@dataclasses.dataclass(eq=False, repr=False)
class Rule(Record):
    """A continuous effect that changes what players and objects may or must do (611)."""


@dataclasses.dataclass(eq=False, repr=False)
class Ability(Record):
    """An ability of an object (113)."""


class Definition:
    """What an effect that creates tokens knows of their definition, a ``CardDef``.

    The definitions themselves are put together from the vocabulary, so it cannot name them.
    """

    name: str
    type_mask: int
    power: int

    def token_phrase(self, many: bool = False) -> str:
        """The token in words, as an effect that creates it says."""
        raise NotImplementedError


Number = int | Amount


def number_text(value: Number) -> str:
    """A number or an amount in words for a rules text."""
    return str(value) if isinstance(value, int) else value.text()


def count_word(value: Number, one: str = "a") -> str:
    """How many of something: ``a``, ``two``, ``30``, ``X``."""
    if not isinstance(value, int):
        return value.text().replace("that much", "that many")
    return one if value == 1 else number_word(value)


def counted(value: Number, noun: str) -> str:
    """A number of things: ``a card``, ``two cards``, ``X cards``, ``a card for each Elf``."""
    if value == 1:
        return with_article(noun)
    if isinstance(value, int):
        return f"{number_word(value)} {pluralize(noun)}"
    factor, base = value.scaled()
    if base.each():
        head = with_article(noun) if factor == 1 else f"{number_word(factor)} {pluralize(noun)}"
        return f"{head} for each {base.each()}"
    words = value.text()
    if words == "that much":
        return f"that many {pluralize(noun)}"
    if " " not in words:
        return f"{words} {pluralize(noun)}"
    return f"a number of {pluralize(noun)} equal to {words}"


def measured(value: Number, what: str) -> str:
    """An amount of what isn't counted: ``3 damage``, ``X life``, ``damage equal to its power``."""
    if isinstance(value, int):
        return f"{value} {what}"
    factor, base = value.scaled()
    if base.each():
        return f"{factor} {what} for each {base.each()}"
    words = value.text()
    if words == "that much" or " " not in words:
        return f"{words} {what}"
    return f"{what} equal to {words}"


def reads_of(*words: object) -> int:
    """What is read, as a mask of READS_*, by the records among ``words`` and inside."""
    mask = READS_NOTHING
    for word in words:
        if isinstance(word, Record):
            mask |= word.own_reads
            mask |= reads_of(*word.values())
        elif isinstance(word, tuple):
            mask |= reads_of(*word)
    return mask


def mentions(word: object, kind: type[Record]) -> bool:
    """Whether the word, or a record inside it, is of the kind."""
    if isinstance(word, kind):
        return True
    if isinstance(word, Record):
        return any(mentions(one, kind) for one in word.values())
    return isinstance(word, tuple) and any(mentions(one, kind) for one in word)
