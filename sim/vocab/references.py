"""References: how a card's text names players and objects (you, target creature, it)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab.describe import Filter, each, every_one, noun_phrase
from sim.vocab.english import number_word, pluralize, third_person
from sim.vocab.record import Number, Ref, number_text
from sim.vocab.terms import (
    READS_EXILE,
    READS_LIBRARY,
    READS_ZONE,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_NAMES,
    ZONE_STACK,
)

# How text speaks of a target before the clause that says what it is has been put there.
TARGET_MARKS: Final = ("that target", "the other target", "the third target", "the fourth target")

# How text speaks of what an earlier instruction put away; a body of instructions knows better.
STORED_NOUNS: Final = {
    "created": "the created token",
    "each": "it",
    "sacrificed": "the sacrificed permanent",
    "returned": "the returned permanent",
    "tapped": "the tapped permanent",
    "chosen": "the chosen permanent",
}


@dataclass(eq=False, repr=False)
class You(Ref):
    """The controller of the spell or ability (109.5)."""

    def text(self) -> str:
        return "you"

    def possessive(self) -> str:
        return "your"


@dataclass(eq=False, repr=False)
class EachOpponent(Ref):
    """Every opponent of the controller."""

    def text(self) -> str:
        return "each opponent"

    def group(self) -> str:
        return "your opponents"


@dataclass(eq=False, repr=False)
class EachPlayer(Ref):
    """Every player, in APNAP order (101.4)."""

    def text(self) -> str:
        return "each player"

    def group(self) -> str:
        return "players"


@dataclass(eq=False, repr=False)
class ActivePlayer(Ref):
    """The player whose turn it is (102.1)."""

    def text(self) -> str:
        return "the active player"


@dataclass(eq=False, repr=False)
class DefendingPlayer(Ref):
    """The player being attacked, or whose planeswalker is (508.5)."""

    def text(self) -> str:
        return "defending player"


@dataclass(eq=False, repr=False)
class EventPlayer(Ref):
    """The player of the event that triggered the ability."""

    def text(self) -> str:
        return "that player"


@dataclass(eq=False, repr=False)
class ControllerOf(Ref):
    """The controller of an object, or that player where it is a player (last known, 608.2h)."""

    of: Ref

    def text(self) -> str:
        of = self.of
        if isinstance(of, (You, EachOpponent, EachPlayer, EventPlayer, DefendingPlayer)):
            return of.text()
        return f"{of.possessive()} controller"


@dataclass(eq=False, repr=False)
class OwnerOf(Ref):
    """The owner of an object (108.3)."""

    of: Ref

    def text(self) -> str:
        return f"{self.of.possessive()} owner"


@dataclass(eq=False, repr=False)
class Self(Ref):
    """The object the ability is on, or the spell itself."""

    def text(self) -> str:
        return "~"


@dataclass(eq=False, repr=False)
class Target(Ref):
    """What was chosen for the ``index``-th target clause, as far as it is still legal."""

    index: int = 0
    noun: str = ""

    def text(self) -> str:
        return self.noun or TARGET_MARKS[min(self.index, len(TARGET_MARKS) - 1)]


@dataclass(eq=False, repr=False)
class EventObject(Ref):
    """The object of the event that triggered the ability, as it was then."""

    def text(self) -> str:
        return "it"

    def possessive(self) -> str:
        return "its"


@dataclass(eq=False, repr=False)
class EventSource(Ref):
    """The source of the event: of the damage, the spell that targets, ..."""

    def text(self) -> str:
        return "that source"


@dataclass(eq=False, repr=False)
class MovedCard(Ref):
    """The card that the event moved, in the zone where it went (400.7)."""

    def text(self) -> str:
        return "it"

    def possessive(self) -> str:
        return "its"


@dataclass(eq=False, repr=False)
class Host(Ref):
    """What the Aura or Equipment is attached to; last known where the source has left.

    An Aura's own text says what it enchants in place of ``enchanted permanent``.
    """

    noun: str = "attached permanent"

    def text(self) -> str:
        return self.noun


@dataclass(eq=False, repr=False)
class ExiledWith(Ref):
    """The cards in exile that the object exiled (607.2a)."""

    by: Ref

    @property
    def own_reads(self) -> int:
        return READS_EXILE

    def text(self) -> str:
        return "the exiled card"


@dataclass(eq=False, repr=False)
class Stored(Ref):
    """What an earlier instruction of the same program put away under ``name``."""

    name: str
    noun: str = ""

    def text(self) -> str:
        return self.noun or STORED_NOUNS.get(self.name, f"the {self.name} card")

    def possessive(self) -> str:
        return "its" if self.text() == "it" else self.text() + "'s"


def place_text(zone: int, of: Ref | None) -> str:
    """Where cards are: ``in your graveyard``, ``in all graveyards``, ``in exile``."""
    name = ZONE_NAMES[zone]
    if zone == ZONE_EXILE:
        return " in exile"
    if of is None or isinstance(of, EachPlayer):
        return f" in all {pluralize(name)}"
    if isinstance(of, EachOpponent):
        return f" in your opponents' {pluralize(name)}"
    return f" in {of.possessive()} {name}"


@dataclass(eq=False, repr=False)
class Every(Ref):
    """All objects of a zone that fit a filter, when the instruction is carried out."""

    filter: Filter
    zone: int = ZONE_BATTLEFIELD
    of: Ref | None = None

    @property
    def plural(self) -> bool:
        return True

    @property
    def own_reads(self) -> int:
        return READS_ZONE << self.zone

    def text(self) -> str:
        if self.zone in (ZONE_BATTLEFIELD, ZONE_STACK):
            return "each " + each(self.filter, kind="spell" if self.zone == ZONE_STACK else "")
        cards = noun_phrase(self.filter, 2, card=True)
        return f"all {cards}{'' if ' exiled with ' in cards else self._place()}"

    def group(self) -> str:
        if self.zone != ZONE_BATTLEFIELD:
            return self.text().replace("each ", "all ")
        return "all " + noun_phrase(self.filter, 2)

    def subject(self) -> str:
        return every_one(self.filter) if self.zone == ZONE_BATTLEFIELD else self.group()

    def possessive(self) -> str:
        return self.group() + "'"

    def _place(self) -> str:
        return place_text(self.zone, self.of)


@dataclass(eq=False, repr=False)
class TopCards(Ref):
    """The top ``count`` cards of a player's library, topmost first."""

    count: Number
    of: Ref

    @property
    def plural(self) -> bool:
        return True

    @property
    def own_reads(self) -> int:
        return READS_LIBRARY

    def text(self) -> str:
        if self.count == 1:
            return f"the top card of {self.of.possessive()} library"
        many = number_word(self.count) if isinstance(self.count, int) else number_text(self.count)
        if " " in many:
            top = f"cards from the top of {self.of.possessive()} library"
            return f"a number of {top} equal to {many}"
        return f"the top {many} cards of {self.of.possessive()} library"


@dataclass(eq=False, repr=False)
class These(Ref):
    """Just these entities, by id: how a program names what it has already found out."""

    ids: tuple[int, ...]

    @property
    def plural(self) -> bool:
        return True

    def text(self) -> str:
        return "those"


@dataclass(eq=False, repr=False)
class Together(Ref):
    """Several references at once, each entity once."""

    parts: tuple[Ref, ...]

    @property
    def plural(self) -> bool:
        return True

    def text(self) -> str:
        words = [part.text() for part in self.parts]
        if "each opponent" in words[:-1]:
            words[-1] = words[-1].replace("your opponents control", "they control")
        return " and ".join(words)


YOU: Final = You()
EACH_OPPONENT: Final = EachOpponent()
EACH_PLAYER: Final = EachPlayer()
ACTIVE_PLAYER: Final = ActivePlayer()
DEFENDING_PLAYER: Final = DefendingPlayer()
THAT_PLAYER: Final = EventPlayer()
SELF: Final = Self()
IT: Final = EventObject()
THAT_SOURCE: Final = EventSource()
MOVED_CARD: Final = MovedCard()
TARGET: Final = Target(0)
SECOND_TARGET: Final = Target(1)
THIRD_TARGET: Final = Target(2)
ENCHANTED: Final = Host("enchanted permanent")
ENCHANTED_PLAYER: Final = Host("enchanted player")
EQUIPPED: Final = Host("equipped creature")
CHOSEN: Final = Stored("chosen")
EXILED_WITH_SELF: Final = ExiledWith(Self())
AFFECTED: Final = Stored("affected", "it")  # the object that a static ability changes just now


BATCH: Final = "those"  # the register for the objects of the event of "one or more"


def every(what: Filter, zone: int = ZONE_BATTLEFIELD, of: Ref | None = None) -> Every:
    """All objects of a zone that fit ``what``."""
    return Every(what, zone, of)


def stored(name: str, noun: str = "") -> Stored:
    """What an earlier instruction stored under ``name``."""
    return Stored(name, noun)


def top_cards(count: Number, of: Ref = YOU) -> TopCards:
    """The top ``count`` cards of a library."""
    return TopCards(count, of)


def controller_of(what: Ref) -> ControllerOf:
    """The controller of ``what``."""
    return ControllerOf(what)


def owner_of(what: Ref) -> OwnerOf:
    """The owner of ``what``."""
    return OwnerOf(what)


def together(*parts: Ref) -> Together:
    """Several references at once."""
    return Together(parts)


def does(who: Ref, verb: str) -> str:
    """Subject and verb: ``you draw``, ``target player draws``."""
    if who == YOU:
        return f"you {verb}"
    if isinstance(who, Together):
        return f"{who.text()} each {verb}"
    return f"{who.text()} {third_person(verb)}"


def orders(who: Ref, verb: str) -> str:
    """Subject and verb, which for you is the verb alone: ``draw``, ``each player draws``."""
    return verb if who == YOU else does(who, verb)
