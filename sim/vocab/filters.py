"""Filters: descriptions of objects, joined with ``&``, ``|`` and ``~`` (vocab.describe)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import NOUN as NOUN
from sim.vocab.describe import PREFIX as PREFIX
from sim.vocab.describe import SUFFIX as SUFFIX
from sim.vocab.describe import AllOf as AllOf
from sim.vocab.describe import AnyOf as AnyOf
from sim.vocab.describe import Filter as Filter
from sim.vocab.describe import Not as Not
from sim.vocab.describe import is_fixed as is_fixed
from sim.vocab.describe import noun_phrase as noun_phrase
from sim.vocab.describe import one as one
from sim.vocab.english import join_words, with_article
from sim.vocab.history import AttackedThisTurn as AttackedThisTurn
from sim.vocab.history import DamagedBy as DamagedBy
from sim.vocab.history import EnteredThisTurn as EnteredThisTurn
from sim.vocab.history import NthSpell as NthSpell
from sim.vocab.record import Number, Ref, number_text
from sim.vocab.relative import HasChosenType as HasChosenType
from sim.vocab.relative import HasChosenWord as HasChosenWord
from sim.vocab.relative import HasGreatest as HasGreatest
from sim.vocab.relative import HasNoAbilities as HasNoAbilities
from sim.vocab.terms import (
    COLOR_NAMES,
    KEYWORD_NAMES,
    READS_COMBAT,
    READS_SIZES,
    READS_TAPPED,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    TYPES_PERMANENT,
    bit_names,
)


@dataclass(eq=False, repr=False)
class Anything(Filter):
    """Fits every object."""

    noun: str = "permanent"

    def slot(self) -> int:
        return NOUN

    def words(self, many: bool = False) -> str:
        return self.noun


@dataclass(eq=False, repr=False)
class HasType(Filter):
    """Has at least one of the card types of the mask."""

    mask: int

    def slot(self) -> int:
        return PREFIX if self.mask == TYPES_PERMANENT else NOUN

    def words(self, many: bool = False) -> str:
        if self.mask == TYPES_PERMANENT:
            return "permanent"
        names = [name.lower() for name in bit_names(self.mask, TYPE_NAMES)]
        return join_words(names, "and" if many else "or")


@dataclass(eq=False, repr=False)
class HasSupertype(Filter):
    """Has at least one of the supertypes of the mask."""

    mask: int

    def words(self, many: bool = False) -> str:
        return " or ".join(name.lower() for name in bit_names(self.mask, SUPERTYPE_NAMES))


@dataclass(eq=False, repr=False)
class HasSubtype(Filter):
    """Has the subtype (205.3)."""

    subtype: str

    def words(self, many: bool = False) -> str:
        return self.subtype


@dataclass(eq=False, repr=False)
class HasColor(Filter):
    """Has at least one of the colours of the mask."""

    mask: int

    def words(self, many: bool = False) -> str:
        return " or ".join(bit_names(self.mask, COLOR_NAMES))


@dataclass(eq=False, repr=False)
class IsColorless(Filter):
    """Has no colour."""

    def words(self, many: bool = False) -> str:
        return "colorless"


@dataclass(eq=False, repr=False)
class IsMulticolored(Filter):
    """Has two or more colours."""

    def words(self, many: bool = False) -> str:
        return "multicolored"


@dataclass(eq=False, repr=False)
class IsMonocolored(Filter):
    """Has exactly one colour (105.2a)."""

    def words(self, many: bool = False) -> str:
        return "monocolored"


@dataclass(eq=False, repr=False)
class HasChosenColor(Filter):
    """Has the colour that was chosen for the source of the ability."""

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return "of the chosen color"


@dataclass(eq=False, repr=False)
class HasKeyword(Filter):
    """Has at least one of the keyword abilities of the mask."""

    mask: int

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return "with " + " or ".join(bit_names(self.mask, KEYWORD_NAMES))

    def negated(self) -> tuple[int, str]:
        return SUFFIX, "without " + " and ".join(bit_names(self.mask, KEYWORD_NAMES))


@dataclass(eq=False, repr=False)
class HasAbility(Filter):
    """Has an ability of that keyword, for keywords that are not a plain flag."""

    keyword: str

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return f"with {self.keyword}"

    def negated(self) -> tuple[int, str]:
        return SUFFIX, f"without {self.keyword}"


@dataclass(eq=False, repr=False)
class HasName(Filter):
    """Has the name; the empty name is the one chosen for the source (201.4)."""

    name: str = ""

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return f"named {self.name}" if self.name else "with the chosen name"

    def negated(self) -> tuple[int, str]:
        return SUFFIX, f"not named {self.name}" if self.name else "without the chosen name"


@dataclass(eq=False, repr=False)
class ControlledBy(Filter):
    """Is controlled by one of the players."""

    player: Ref

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        who = self.player.text()
        if who == "each opponent":
            return "your opponents control" if many else "an opponent controls"
        return who + (" control" if who == "you" else " controls")

    def negated(self) -> tuple[int, str]:
        who = self.player.text()
        return SUFFIX, f"{who} don't control" if who == "you" else f"{who} doesn't control"


@dataclass(eq=False, repr=False)
class OwnedBy(Filter):
    """Is owned by one of the players."""

    player: Ref

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        who = self.player.text()
        if who == "each opponent":
            return "your opponents own" if many else "an opponent owns"
        return who + (" own" if who == "you" else " owns")

    def negated(self) -> tuple[int, str]:
        who = self.player.text()
        return SUFFIX, f"{who} don't own" if who == "you" else f"{who} doesn't own"


@dataclass(eq=False, repr=False)
class Is(Filter):
    """Is one of the objects referred to."""

    what: Ref

    def slot(self) -> int:
        return NOUN

    @property
    def fixed(self) -> bool:
        return True

    def words(self, many: bool = False) -> str:
        return self.what.text()

    def negated(self) -> tuple[int, str]:
        return SUFFIX, f"other than {self.what.text()}"


@dataclass(eq=False, repr=False)
class IsOther(Filter):
    """Is not the source of the ability."""

    def words(self, many: bool = False) -> str:
        return "other"


@dataclass(eq=False, repr=False)
class Tapped(Filter):
    """Is tapped."""

    @property
    def own_reads(self) -> int:
        return READS_TAPPED

    def words(self, many: bool = False) -> str:
        return "tapped"

    def negated(self) -> tuple[int, str]:
        return PREFIX, "untapped"


@dataclass(eq=False, repr=False)
class Attacking(Filter):
    """Is an attacking creature (508.1k)."""

    @property
    def own_reads(self) -> int:
        return READS_COMBAT

    def words(self, many: bool = False) -> str:
        return "attacking"


@dataclass(eq=False, repr=False)
class Blocking(Filter):
    """Is a blocking creature (509.1g)."""

    @property
    def own_reads(self) -> int:
        return READS_COMBAT

    def words(self, many: bool = False) -> str:
        return "blocking"


@dataclass(eq=False, repr=False)
class Unblocked(Filter):
    """Is an attacking creature that no creature blocked (509.1h)."""

    @property
    def own_reads(self) -> int:
        return READS_COMBAT

    def words(self, many: bool = False) -> str:
        return "unblocked"


@dataclass(eq=False, repr=False)
class IsToken(Filter):
    """Is a token (111.1)."""

    def words(self, many: bool = False) -> str:
        return "token"


@dataclass(eq=False, repr=False)
class IsSpell(Filter):
    """Is a spell on the stack, or a copy of one (112.1)."""

    def slot(self) -> int:
        return NOUN

    def words(self, many: bool = False) -> str:
        return "spell"


@dataclass(eq=False, repr=False)
class IsAbility(Filter):
    """Is an activated or triggered ability on the stack (113.1c)."""

    def slot(self) -> int:
        return NOUN

    def words(self, many: bool = False) -> str:
        return "activated or triggered ability"


@dataclass(eq=False, repr=False)
class HasXInCost(Filter):
    """Has {X} in its mana cost (107.3)."""

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        return "with {X} in " + ("their mana costs" if many else "its mana cost")


@dataclass(eq=False, repr=False)
class Kicked(Filter):
    """Is a spell that was kicked (702.33d), or the permanent that one became."""

    def words(self, many: bool = False) -> str:
        return "kicked"


@dataclass(eq=False, repr=False)
class HasCounter(Filter):
    """Has at least one counter of the kind; the empty kind is any kind."""

    kind: str = ""

    def slot(self) -> int:
        return SUFFIX

    def words(self, many: bool = False) -> str:
        kind = with_article(f"{self.kind} counter".strip())
        return f"with {kind} on {'them' if many else 'it'}"

    def negated(self) -> tuple[int, str]:
        return SUFFIX, "without " + self.words().removeprefix("with ")


@dataclass(eq=False, repr=False)
class StatIs(Filter):
    """Has a power, toughness or mana value that compares so with a number."""

    stat: str
    operator: str
    value: Number

    def slot(self) -> int:
        return SUFFIX

    @property
    def own_reads(self) -> int:
        return READS_SIZES

    def words(self, many: bool = False) -> str:
        tail = {">=": " or greater", "<=": " or less"}.get(self.operator, "")
        if tail and " " in number_text(self.value):
            how = "greater" if self.operator == ">=" else "less"
            return f"with {self.stat} {how} than or equal to {number_text(self.value)}"
        if self.operator == "==" and not isinstance(self.value, int):
            return f"with {self.stat} equal to {number_text(self.value)}"
        head = {"<": "less than ", ">": "greater than "}.get(self.operator, "")
        return f"with {self.stat} {head}{number_text(self.value)}{tail}"

    def negated(self) -> tuple[int, str]:
        opposite = {">=": "<", "<=": ">", "<": ">=", ">": "<="}.get(self.operator)
        if opposite is None:
            return SUFFIX, f"with {self.stat} other than {number_text(self.value)}"
        return SUFFIX, StatIs(self.stat, opposite, self.value).words()
