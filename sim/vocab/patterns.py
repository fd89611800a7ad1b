"""Patterns of events: what "whenever" and "if ... would" describe (603, 614)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab import terms
from sim.vocab.combat_patterns import Attacks as Attacks
from sim.vocab.combat_patterns import AttacksUnblocked as AttacksUnblocked
from sim.vocab.combat_patterns import BecomesBlocked as BecomesBlocked
from sim.vocab.combat_patterns import Blocks as Blocks
from sim.vocab.describe import Filter, is_fixed, one
from sim.vocab.english import join_words, number_word, third_person
from sim.vocab.filters import Anything, Is
from sim.vocab.record import Condition, Pattern, Ref
from sim.vocab.references import EACH_OPPONENT, EACH_PLAYER, SELF, YOU
from sim.vocab.step_patterns import STEP_PHRASES as STEP_PHRASES
from sim.vocab.step_patterns import NextStep as NextStep
from sim.vocab.step_patterns import StepBegins as StepBegins
from sim.vocab.terms import (
    NOBODY,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_NAMES,
)

ANY_ZONE = NOBODY
THIS = Is(SELF)
_CARD = Anything("card")


@dataclass(eq=False, repr=False)
class Moves(Pattern):
    """An object that fits moves between zones; "dies", "enters", "leaves", "is discarded".

    ``cause`` is one of ``terms.CAUSE_*`` (NOBODY: any), ``player`` whose card it is;
    ``untapped``: it enters the battlefield untapped; ``not_from``: from any zone but that one.
    """

    filter: Filter
    from_zone: int = ANY_ZONE
    to_zone: int = ANY_ZONE
    cause: int = NOBODY
    player: Ref | None = None
    untapped: bool = False
    not_from: int = ANY_ZONE

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_MOVE,)

    def is_own_entry(self) -> bool:
        """Whether what enters the battlefield is the source itself."""
        return self.to_zone == ZONE_BATTLEFIELD and self.filter == THIS

    def text(self) -> str:
        who = one(self.filter)
        if self.cause == terms.CAUSE_DISCARD and self.player is not None:
            verb = "discard" if self.player == YOU else "discards"
            return f"{_player(self.player)} {verb} {one(self.filter, card=True)}"
        if self.cause == terms.CAUSE_SACRIFICE and self.player is not None:
            verb = "sacrifice" if self.player == YOU else "sacrifices"
            return f"{_player(self.player)} {verb} {who}"
        if self.from_zone == ZONE_BATTLEFIELD and self.to_zone == ZONE_GRAVEYARD:
            return f"{who} dies"
        if self.to_zone == ZONE_BATTLEFIELD:
            return f"{who} enters{' untapped' if self.untapped else ''}"
        if self.from_zone == ZONE_BATTLEFIELD and self.to_zone == ANY_ZONE:
            return f"{who} leaves the battlefield"
        whose = self.player.possessive() if self.player else "a"
        if self.to_zone == ZONE_EXILE:
            place = "is exiled"
        elif self.to_zone == ANY_ZONE:
            place = f"leaves {whose} {ZONE_NAMES[self.from_zone]}"
        else:
            place = f"is put into {whose} {ZONE_NAMES[self.to_zone]}"
        who = who if is_fixed(self.filter) else one(self.filter, card=True)
        if self.filter == _CARD and self.from_zone == self.not_from == ANY_ZONE:
            who = "a card or token"  # it may come from the battlefield
        return f"{who} {place}{self._origin(whose)}"

    def _origin(self, whose: str) -> str:
        if self.not_from != ANY_ZONE:
            return f" from anywhere other than the {ZONE_NAMES[self.not_from]}"
        if self.from_zone == ANY_ZONE:
            return " from anywhere" if self.to_zone == ZONE_GRAVEYARD else ""
        if self.to_zone == ANY_ZONE:
            return ""
        if self.from_zone == ZONE_BATTLEFIELD:
            return " from the battlefield"
        return f" from {whose} {ZONE_NAMES[self.from_zone]}"


@dataclass(eq=False, repr=False)
class DealsDamage(Pattern):
    """A source that fits deals damage; to objects that fit ``to``, to players of ``players``."""

    source: Filter
    to: Filter | None = None
    players: Ref | None = None
    combat: bool | None = None

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_DAMAGE,)

    def text(self) -> str:
        who = one(self.source)
        kind = {True: "combat damage", False: "noncombat damage", None: "damage"}[self.combat]
        to = [one(self.to)] if self.to else []
        if self.players:
            to.append(_player(self.players))
        return f"{who} deals {kind}" + (" to " + " or ".join(to) if to else "")


@dataclass(eq=False, repr=False)
class IsDealtDamage(Pattern):
    """An object that fits, or one of the players, is dealt damage."""

    to: Filter | None = None
    players: Ref | None = None
    combat: bool | None = None

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_DAMAGE,)

    def text(self) -> str:
        who = one(self.to) if self.to else ""
        if self.players:
            who = f"{_player(self.players)} or {who}" if who else _player(self.players)
        kind = {True: "combat damage", False: "noncombat damage", None: "damage"}[self.combat]
        return f"{who} {'are' if who == 'you' else 'is'} dealt {kind}"


@dataclass(eq=False, repr=False)
class Casts(Pattern):
    """One of the players casts a spell that fits."""

    player: Ref
    filter: Filter

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_CAST,)

    def text(self) -> str:
        if self.filter == THIS:
            return "you cast this spell"
        verb = "cast" if self.player == YOU else "casts"
        return f"{_player(self.player)} {verb} {one(self.filter, kind='spell')}"


@dataclass(eq=False, repr=False)
class BecomesTarget(Pattern):
    """An object that fits becomes the target of a spell, or ability too, of one of the players."""

    filter: Filter
    by: Ref | None = None
    spells: bool = False

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_TARGET,)

    def text(self) -> str:
        who = "~" if self.filter == THIS else one(self.filter)
        control = "control" if self.by == YOU else "controls"
        whose = f" {_player(self.by)} {control}" if self.by else ""
        return f"{who} becomes the target of a spell{'' if self.spells else ' or ability'}{whose}"


@dataclass(eq=False, repr=False)
class Draws(Pattern):
    """One of the players draws a card; ``nth``: exactly the n-th of the turn."""

    player: Ref
    nth: int = 0

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_DRAW,)

    def text(self) -> str:
        verb = "draw" if self.player == YOU else "draws"
        if self.nth:
            ordinal = {1: "first", 2: "second", 3: "third"}.get(self.nth, f"{self.nth}th")
            whose = "your" if self.player == YOU else "their"
            return f"{_player(self.player)} {verb} {whose} {ordinal} card in a turn"
        return f"{_player(self.player)} {verb} a card"


@dataclass(eq=False, repr=False)
class LifeChanges(Pattern):
    """One of the players gains (``sign`` 1) or loses (-1) life; ``first``: in this turn."""

    player: Ref
    sign: int = 1
    first: bool = False

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_LIFE,)

    def text(self) -> str:
        verb = "gain" if self.sign > 0 else "lose"
        first = " for the first time each turn" if self.first else ""
        return f"{_player(self.player)} {verb}{'' if self.player == YOU else 's'} life{first}"


@dataclass(eq=False, repr=False)
class TapsForMana(Pattern):
    """A permanent that fits is tapped for mana (106.12), by one of the players.

    ``types`` asks for mana of one of these types, ``chosen`` for mana of the colour that was
    chosen for the source, ``at_least`` for that much mana.
    """

    filter: Filter
    player: Ref | None = None
    types: int = terms.ANY_MANA_TYPE
    chosen: bool = False
    at_least: int = 1

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_MANA,)

    def text(self) -> str:
        mana = "mana of the chosen color" if self.chosen else "mana"
        if self.types != terms.ANY_MANA_TYPE:
            kinds = terms.bit_names(self.types, (*terms.COLOR_NAMES, "colorless"))
            mana = f"{join_words(list(kinds), 'or')} mana"
        if self.at_least > 1:
            mana = f"{number_word(self.at_least)} or more {mana}"
        if self.player is None:
            return f"{one(self.filter)} is tapped for {mana}"
        verb = "tap" if self.player == YOU else "taps"
        return f"{_player(self.player)} {verb} {one(self.filter)} for {mana}"


@dataclass(eq=False, repr=False)
class BecomesTapped(Pattern):
    """A permanent that fits becomes tapped, or untapped."""

    filter: Filter
    untapped: bool = False

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_TAP, terms.EVENT_UNTAP)

    def text(self) -> str:
        return f"{one(self.filter)} becomes {'un' if self.untapped else ''}tapped"


@dataclass(eq=False, repr=False)
class PutsCounters(Pattern):
    """Counters of a kind (empty: any) are put on what fits; ``by_effect``: by one (614.16)."""

    filter: Filter
    kind: str = ""
    by_effect: bool = False

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_COUNTERS,)

    def text(self) -> str:
        kind = f"{self.kind} counters" if self.kind else "counters"
        if self.by_effect:
            return f"an effect puts one or more {kind} on {one(self.filter)}"
        return f"one or more {kind} are put on {one(self.filter)}"


@dataclass(eq=False, repr=False)
class ChapterReached(Pattern):
    """The source's lore counters reached or passed one of the chapter numbers (715.2b)."""

    chapters: tuple[int, ...]

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_COUNTERS,)

    def text(self) -> str:
        roman = ("0", "I", "II", "III", "IV", "V", "VI")
        return ", ".join(roman[chapter] for chapter in self.chapters)


@dataclass(eq=False, repr=False)
class Surveils(Pattern):
    """One of the players surveils (701.42d) or scries."""

    player: Ref
    scry: bool = False

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_SURVEIL, terms.EVENT_SCRY)

    def text(self) -> str:
        verb = "scry" if self.scry else "surveil"
        return f"{_player(self.player)} {verb if self.player == YOU else third_person(verb)}"


@dataclass(eq=False, repr=False)
class StateIs(Pattern):
    """The game is in a state: no event, but what state triggers watch (603.8)."""

    condition: Condition

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_STATE,)

    def text(self) -> str:
        return self.condition.text()


@dataclass(eq=False, repr=False)
class LosesControl(Pattern):
    """You no longer control an object: what a delayed trigger watches as a state (603.7)."""

    what: Ref

    def matched_kinds(self) -> tuple[int, ...]:
        return (terms.EVENT_STATE,)

    def text(self) -> str:
        return f"you lose control of {self.what.text()}"


@dataclass(eq=False, repr=False)
class Either(Pattern):
    """Any of the patterns."""

    parts: tuple[Pattern, ...]

    def matched_kinds(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(kind for part in self.parts for kind in part.kinds))

    def text(self) -> str:
        return join_words([part.text() for part in self.parts], "or").replace(" or ~ ", " or ")


def _player(player: Ref) -> str:
    if player == EACH_PLAYER:
        return "a player"
    if player == EACH_OPPONENT:
        return "an opponent"
    return player.text()
