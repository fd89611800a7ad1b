"""Rules that let players play cards where or when they otherwise could not (601.3b, 305.1)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import SUFFIX, Filter, is_fixed, noun_phrase
from sim.vocab.english import lowered
from sim.vocab.filters import Is
from sim.vocab.record import Cost, Ref, Rule
from sim.vocab.references import SELF, YOU
from sim.vocab.terms import READS_EXILE, READS_TURN, ZONE_EXILE, ZONE_HAND, ZONE_LIBRARY, ZONE_NAMES


@dataclass(eq=False, repr=False)
class ExiledBy(Filter):
    """Is in exile, put there by the very object referred to (607.2a)."""

    by: Ref

    def slot(self) -> int:
        return SUFFIX

    @property
    def own_reads(self) -> int:
        return READS_EXILE

    def words(self, many: bool = False) -> str:
        return f"exiled with {self.by.text()}"


@dataclass(eq=False, repr=False)
class MayPlay(Rule):
    """The players may play cards that fit from a zone where they otherwise could not (601.3b).

    ``free`` casts without paying the mana cost; ``lands`` and ``spells`` say which may be
    played; ``as_sorcery`` keeps to a main phase; ``later_turn`` excludes the turn in which
    the permission came about; ``once_each_turn`` lets a player cast one spell this way each
    turn, which says nothing of lands; ``front_only`` keeps to the card as it is in that zone
    (716.3d); ``exiles``: the spell is exiled if it would be put into a graveyard; ``any_type``:
    mana may be spent on it as though it were mana of any type (609.4b).
    """

    filter: Filter
    zone: int = ZONE_EXILE
    players: Ref = YOU
    lands: bool = True
    spells: bool = True
    free: bool = False
    as_sorcery: bool = False
    later_turn: bool = False
    once_each_turn: bool = False
    front_only: bool = False
    exiles: bool = False
    any_type: bool = False

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        verb = "play" if self.lands else "cast"
        what = self._what()
        many = what.startswith("those") or not is_fixed(self.filter)
        whose = "your " if self.zone != ZONE_EXILE else ""
        said = self.zone == ZONE_EXILE and self.filter != Is(SELF)
        origin = "" if said else f" from {whose}{ZONE_NAMES[self.zone]}"
        cost = f" without paying {'their mana costs' if many else 'its mana cost'}"
        if self.zone == ZONE_LIBRARY:
            origin = " from the top of your library"
        who = self.players.group()
        words = f"{who} may {verb} {what}{origin}{cost if self.free else ''}"
        if self.once_each_turn:
            words += f". {who.capitalize()} can't cast more than one spell this way each turn"
        if self.exiles:
            words += ". If that spell would be put into your graveyard, exile it instead"
        if self.any_type:
            words += ", and mana of any type can be spent to cast that spell"
        return words

    def _what(self) -> str:
        cards = self.lands or " exiled with " in noun_phrase(self.filter, 2, card=True)
        return noun_phrase(self.filter, 2, kind="card" if cards else "spell")


@dataclass(eq=False, repr=False)
class AsThoughFlash(Rule):
    """The players may cast spells that fit as though they had flash (702.8a)."""

    filter: Filter
    players: Ref = YOU

    def text(self) -> str:
        what = noun_phrase(self.filter, 2, kind="spell")
        return f"{self.players.group()} may cast {what} as though they had flash"


@dataclass(eq=False, repr=False)
class GainsCost(Rule):
    """Spells that fit and the players cast have an alternative cost equal to the mana cost.

    ``name`` is the ability's, such as emerge; ``also`` are the costs besides the mana; ``zone``
    is where the cards are, and ``exiles`` whether they are exiled as they leave the stack.
    """

    filter: Filter
    name: str
    also: tuple[Cost, ...] = ()
    players: Ref = YOU
    zone: int = ZONE_HAND
    exiles: bool = False

    def text(self) -> str:
        if self.zone != ZONE_HAND:
            return self._in_zone()
        what = noun_phrase(self.filter, kind="spell")
        verb = "cast" if self.players == YOU else "casts"
        spells = f"each {what} {self.players.text()} {verb} has {self.name}"
        return f"{spells}. The {self.name} cost is equal to its mana cost"

    def _in_zone(self) -> str:
        if isinstance(self.filter, Is):
            cards, verb = self.filter.what.text(), "gains"
        else:
            cards = f"each {noun_phrase(self.filter, card=True)} in your {ZONE_NAMES[self.zone]}"
            verb = "has"
        plus = (
            f" plus {lowered(' and '.join(cost.text() for cost in self.also))}" if self.also else ""
        )
        return f"{cards} {verb} {self.name}. The {self.name} cost is equal to its mana cost{plus}"
