"""Decisions and options: every choice of the game as plain data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sim.vocab.terms import NOBODY

# What a decision asks for.
ASK_PRIORITY: Final = 0
ASK_MULLIGAN: Final = 1
ASK_BOTTOM: Final = 2
ASK_MODE: Final = 3
ASK_X: Final = 4
ASK_TARGET: Final = 5
ASK_DIVIDE: Final = 6
ASK_COST: Final = 7
ASK_MANA: Final = 8
ASK_OBJECT: Final = 9
ASK_YES_NO: Final = 10
ASK_WORD: Final = 11
ASK_ORDER: Final = 12
ASK_REPLACEMENT: Final = 13
ASK_ATTACK: Final = 14
ASK_BLOCK: Final = 15
ASK_DAMAGE: Final = 16
ASK_PLAYER: Final = 17
ASK_CAST: Final = 18
ASK_COUNT: Final = 19

ASK_NAMES: Final = (
    "priority",
    "mulligan",
    "bottom",
    "mode",
    "x",
    "target",
    "divide",
    "cost",
    "mana",
    "object",
    "yes_no",
    "word",
    "order",
    "replacement",
    "attack",
    "block",
    "damage",
    "player",
    "cast",
)

# What an option does.
DO_PASS: Final = 0
DO_PLAY_LAND: Final = 1
DO_CAST: Final = 2
DO_ACTIVATE: Final = 3
DO_SPECIAL: Final = 4
DO_KEEP: Final = 5
DO_MULLIGAN: Final = 6
DO_PICK: Final = 7
DO_DONE: Final = 8
DO_YES: Final = 9
DO_NO: Final = 10
DO_NUMBER: Final = 11
DO_WORD: Final = 12
DO_ATTACK: Final = 13
DO_BLOCK: Final = 14
DO_KINDS: Final = 15

DO_NAMES: Final = (
    "pass",
    "play_land",
    "cast",
    "activate",
    "special",
    "keep",
    "mulligan",
    "pick",
    "done",
    "yes",
    "no",
    "number",
    "word",
    "attack",
    "block",
)


@mypyc_attr(acyclic=True, free_list_len=1)
class Option:
    """One possible answer.

    ``object`` is the entity it is about (the card cast, the creature that attacks, what is
    picked: an object id, or 0 and 1 for the players), ``target`` a second entity (what is
    attacked or blocked), ``number`` a number (the activated ability's index, X, the mode, an
    amount), ``word`` a text (how a spell is cast, a colour, a name).
    """

    __slots__ = ("number", "object", "target", "verb", "word")

    def __init__(
        self,
        verb: int,
        object: int = NOBODY,
        target: int = NOBODY,
        number: int = 0,
        word: str = "",
    ) -> None:
        self.verb = verb
        self.object = object
        self.target = target
        self.number = number
        self.word = word

    def __reduce__(self) -> tuple[object, ...]:
        return (Option, (self.verb,), self.__getstate__())

    def astuple(self) -> tuple[int, int, int, int, str]:
        """The option as a tuple."""
        return (self.verb, self.object, self.target, self.number, self.word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.astuple() == other.astuple()

    def __hash__(self) -> int:
        return hash(self.astuple())

    def __repr__(self) -> str:
        values = ", ".join(repr(value) for value in self.astuple()[1:])
        return f"Option({DO_NAMES[self.verb]}, {values})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A pending choice of one player; the answer is the index of an option.

    ``kind`` is one of ``ASK_*``; ``subject`` the object that asks (or NOBODY); ``group``
    ties the small decisions of one declaration together: equal for all of them, different
    for the next declaration; ``word`` says more: the kind of cost, of colour or name.
    """

    __slots__ = ("group", "kind", "options", "player", "subject", "word")

    def __init__(
        self,
        kind: int,
        player: int,
        options: tuple[Option, ...],
        group: int = 0,
        subject: int = NOBODY,
        word: str = "",
    ) -> None:
        self.kind = kind
        self.player = player
        self.options = options
        self.group = group
        self.subject = subject
        self.word = word

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, (self.kind, self.player, self.options), self.__getstate__())

    @property
    def name(self) -> str:
        """The kind as a word."""
        return ASK_NAMES[self.kind]

    def __repr__(self) -> str:
        return f"Decision({self.name}, player {self.player}, {len(self.options)} options)"


PASS: Final = Option(DO_PASS)
DONE: Final = Option(DO_DONE)
YES: Final = Option(DO_YES)
NO: Final = Option(DO_NO)
