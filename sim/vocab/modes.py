"""Modes: the instructions of a spell or ability, and the targets that they speak of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sim.vocab.describe import AnyOf, Filter, noun_phrase
from sim.vocab.english import base_form, many_do, number_word, pluralize, sentence
from sim.vocab.filters import HasType
from sim.vocab.record import Effect, Number, Record, Ref
from sim.vocab.references import EACH_OPPONENT, EACH_PLAYER, TARGET_MARKS, YOU, Stored
from sim.vocab.terms import (
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
    ZONE_BATTLEFIELD,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_NAMES,
    ZONE_STACK,
)

UNLIMITED: Final = 1_000_000


def body_text(effects: tuple[Effect, ...]) -> str:
    """The instructions as one clause after the other: ``draw a card. You gain 1 life``."""
    clauses: list[tuple[str, str]] = []
    before: Effect | None = None
    known: list[tuple[str, str]] = []
    joint = False  # whether the instruction was said with the one before it
    for index, effect in enumerate(effects):
        if joint:
            joint, before = False, effect
            known += effect.stores()
            continue
        part = effect.with_next(effects[index + 1]) if index + 1 < len(effects) else ""
        joint = bool(part)
        part = part or effect.text()
        for name, noun in known:
            unknown = Stored(name).text()
            part = part.replace(unknown + "'s", "its" if noun == "it" else noun + "'s")
            if noun.startswith("those") and unknown in part:
                part = part.replace("its owner's control", "their owners' control")
                part = re.sub(r"its owner's (hand|graveyard)", r"their owners' \1s", part)
            part = part.replace(unknown, noun)
        known += effect.stores()
        if not part:
            continue
        clauses.append(("" if before is None else effect.link(before), part))
        before = effect
    return _in_a_row(clauses)


def _in_a_row(clauses: list[tuple[str, str]]) -> str:
    """Clauses with what links each to the one before it; a list of them ends in "and"."""
    words = ""
    for index, (link, part) in enumerate(clauses):
        after = clauses[index + 1][0] if index + 1 < len(clauses) else ". "
        if link == ", " and not after.startswith(","):
            link = ", and " if index and clauses[index - 1][0] == ", " else " and "
        words += link + (sentence(part) if link.endswith(". ") else part)
    return words


@dataclass(eq=False, repr=False)
class TargetClause(Record):
    """One instance of the word "target" (115.3): what may be chosen, and how many.

    ``filter`` describes objects of ``zone`` (None: no objects), ``players`` the players
    that may be chosen (None: none), ``of`` whose graveyard or library the zone is; ``spells``
    describes those of the stack that may be chosen besides, ``exiled`` the cards in exile.
    ``related``: the filter speaks of a target of an earlier clause of the same mode.
    """

    filter: Filter | None = None
    players: Ref | None = None
    minimum: Number = 1
    maximum: Number = 1
    zone: int = ZONE_BATTLEFIELD
    of: Ref | None = None
    spells: Filter | None = None
    exiled: Filter | None = None
    related: bool = False

    def text(self) -> str:
        what, many = self.filter, self.maximum != 1
        head = "" if (self.minimum, self.maximum) == (1, 1) else self._many() + " "
        players = "" if self.players is None else "player"
        if self.players == EACH_OPPONENT:
            players = "opponent"
        if what is None:
            return f"{head}target {players}{'s' if many else ''}"
        if players and _is_anything_damageable(what):
            if many and not isinstance(self.maximum, int) and self.minimum == self.maximum:
                return f"a number of targets equal to {self.maximum.text()}"
            return f"{head}{'targets' if many else 'target' if head else 'any target'}"
        card = self.zone not in (ZONE_BATTLEFIELD, ZONE_STACK)
        kind = "spell" if self.zone == ZONE_STACK and not _names_ability(what) else ""
        noun = noun_phrase(what, 2 if many else 1, card=card, kind=kind)
        if many and isinstance(what, AnyOf):
            noun = noun.replace(" and ", " and/or ")
        if self.spells is not None:
            noun = f"{noun_phrase(self.spells, 2 if many else 1, kind='spell')} or {noun}"
        if self.exiled is not None:
            noun += f" or {noun_phrase(self.exiled, 2 if many else 1, card=True)}"
        if players:
            noun = f"{players}{'s' if many else ''} or {noun}"
        if card and self.zone in (ZONE_GRAVEYARD, ZONE_LIBRARY, ZONE_HAND):
            place = f"{_whose(self.of)} {ZONE_NAMES[self.zone]}"
            if many and place.startswith("a "):
                place = pluralize(place.removeprefix("a "))
            noun += f" from {place}"
        elif card:
            noun += f" in {ZONE_NAMES[self.zone]}"
        if noun.startswith("other "):
            noun = noun.removeprefix("other ")
            return f"{head}other target {noun}" if head else f"another target {noun}"
        return f"{head}target {noun}"

    def _many(self) -> str:
        if self.maximum == UNLIMITED:
            return "any number of" if self.minimum == 0 else "one or more"
        words = number_word(self.maximum) if isinstance(self.maximum, int) else "X"
        if self.minimum == self.maximum:
            return words
        if self.minimum == 1 and self.maximum in (2, 3):
            return "one or two" if self.maximum == 2 else "one, two, or three"
        return f"up to {words}"

    def again(self, several: bool) -> str:
        """How text speaks of the target again: ``it``, ``that player``, ``those creatures``."""
        if self.filter is None:
            return "that player" if self.maximum == 1 else "those players"
        if self.players is not None:
            return (
                "that permanent or player" if self.maximum == 1 else "those permanents or players"
            )
        if not several and self.maximum == 1:
            return "it"
        noun = "card" if self.zone not in (ZONE_BATTLEFIELD, ZONE_STACK) else "permanent"
        if self.zone == ZONE_STACK:
            noun = "spell"
        words = noun_phrase(self.filter)
        for type_name in ("creature", "artifact", "land", "planeswalker"):
            if re.search(rf"\b{type_name}\b", words) and noun == "permanent":
                noun = type_name
        return f"that {noun}" if self.maximum == 1 else f"those {noun}s"


def _is_anything_damageable(what: Filter) -> bool:
    return isinstance(what, HasType) and bool(what.mask & TYPE_CREATURE)


def _names_ability(what: Filter) -> bool:
    return "ability" in noun_phrase(what)


def _whose(of: Ref | None) -> str:
    return "a" if of is None or of == EACH_PLAYER else of.possessive()


@dataclass(eq=False, repr=False)
class Mode(Record):
    """One mode of a spell or ability: its instructions and their targets (700.2)."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetClause, ...] = ()

    def text(self) -> str:
        words = body_text(self.effects)
        for index, clause in enumerate(self.targets[: len(TARGET_MARKS)]):
            words = _with_target(words, index, clause)
        for mark, clause in zip(TARGET_MARKS, self.targets, strict=False):
            words = words.replace(  # what another target's description says of this one
                f"{mark}'s controller", _owned(clause.again(True), "'s controller", clause, False)
            )
        # A card that stays where it is is one in a graveyard, not one from there.
        return re.sub(r"(target [^.,]*?) from ((?:a|your) graveyard gains)", r"\1 in \2", words)


def _with_target(words: str, index: int, clause: TargetClause) -> str:
    """The instructions with a clause where they first speak of the target that it describes."""
    mark = TARGET_MARKS[index]
    out, since, first = "", "", True
    for piece in re.split(rf"((?i:{mark})(?:'s controller|'s owner|'s)?)", words):
        if piece.lower().startswith(mark):
            several = index > 0 or any(other in since.lower() for other in TARGET_MARKS)
            name = clause.text() if first else clause.again(several)
            if clause.maximum != 1 and first and re.search(r"(damage to|counters? on) $", out):
                name = "each of " + name
            name = _owned(name, piece[len(mark) :], clause, first)
            out += sentence(name) if piece[:1].isupper() else name
            first = False
            continue
        out += piece if first else _agreeing(piece, clause)
        since = "" if first else since + piece
    if clause.maximum != 1:
        out = re.sub(r"(target players') (graveyard|hand)\b", r"\1 \2s", out)
    return out


def _owned(name: str, owner: str, clause: TargetClause, first: bool) -> str:
    """A target, or who it belongs to where ``owner`` says so: ``its controller``."""
    if not owner:
        return name
    if owner.endswith("controller") and not first and clause.players is not None:
        known = "that player"
        noun = "planeswalker" if clause.filter == HasType(TYPE_PLANESWALKER) else "permanent"
        return known if clause.filter is None else f"{known} or that {noun}'s controller"
    if name == "it":
        return "its" + owner[2:]
    name += "'" if name.endswith("s") else "'s"
    return name + owner[2:] + ("s" if clause.maximum != 1 and owner != "'s" else "")


def _agreeing(words: str, clause: TargetClause) -> str:
    """What follows a target, in agreement with whether it is several and whose cards they are."""
    this, stop, rest = words.partition(".")
    if clause.maximum != 1:
        match = re.match(r" (\w+)( |$)", this)
        if match and match[1] not in ("this", "unless"):
            this = " " + many_do(this[1:])
            this = re.sub(r" and (\w+s) ", lambda found: f" and {base_form(found[1])} ", this)
        this = this.replace("its owner's hand", "their owners' hands")
        this = this.replace("its owner's control", "their owners' control")
        rest = rest.replace(" It can't be", " They can't be", 1)
    if clause.of == YOU:
        this = this.replace("its owner's", "your").replace("their owners' hands", "your hand")
    return this + stop + rest
