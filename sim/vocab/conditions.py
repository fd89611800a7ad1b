"""Conditions: what "if", "as long as" and "unless" ask of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab.amounts import Count, CountersOn, DiedThisTurn, LifeTotal, SpellsCast
from sim.vocab.describe import PREFIX, AllOf, Filter, Not, noun_phrase, one
from sim.vocab.english import number_word, with_article
from sim.vocab.filters import (
    AttackedThisTurn,
    ControlledBy,
    HasAbility,
    HasCounter,
    HasKeyword,
    Kicked,
    Tapped,
)
from sim.vocab.history import EnteredThisTurn, NthSpell
from sim.vocab.history import HadEnter as HadEnter
from sim.vocab.record import Condition, Number, Ref, number_text
from sim.vocab.references import SELF, YOU, Stored, place_text
from sim.vocab.terms import READS_TURN, STEP_NAMES, ZONE_BATTLEFIELD


@dataclass(eq=False, repr=False)
class Compare(Condition):
    """Two numbers compare so; the operator is one of ``>= <= == > <``."""

    left: Number
    operator: str
    right: Number

    def text(self) -> str:
        how = {">=": "at least", "<=": "at most", "==": "", ">": "more than", "<": "less than"}
        words = f"{how[self.operator]} {number_text(self.right)}".strip()
        left = self.left
        if isinstance(left, Count) and left.zone == ZONE_BATTLEFIELD:
            return _controlled(left.filter, *self._how_many())
        if isinstance(left, Count):
            number, many = self._how_many()
            cards = noun_phrase(left.filter, many, card=True) + place_text(left.zone, left.of)
            verb = "are" if many > 1 else "is"
            return f"there {verb} {with_article(cards) if number == 'a' else f'{number} {cards}'}"
        if isinstance(left, DiedThisTurn):
            number, many = self._how_many()
            died = noun_phrase(left.filter, many)
            return f"{with_article(died) if number == 'a' else f'{number} {died}'} died this turn"
        if isinstance(left, SpellsCast) and self.operator == ">=":
            number, many = self._how_many()
            what = noun_phrase(left.filter, many, kind="spell") if left.filter else "spell"
            spells = with_article(what) if many == 1 else f"{number} {what}"
            who = "you've" if left.of == YOU else f"{left.of.text()} has"
            return f"{who} cast {spells} this turn"
        if isinstance(left, CountersOn):
            number, many = self._how_many()
            counters = left.kind + (" counters" if many > 1 else " counter")
            return f"{left.of.text()} has {number} {counters} on it"
        if isinstance(left, LifeTotal) and isinstance(self.right, int):
            owner = f"{left.of.text().replace('each opponent', 'an opponent')} has"
            owner = "you have" if left.of == YOU else owner
            tail = {">=": " or more", "<=": " or less"}.get(self.operator)
            if tail:
                return f"{owner} {self.right}{tail} life"
        return f"{number_text(left)} is {words}"

    def _how_many(self) -> tuple[str, int]:
        """The right-hand number as a quantity of things, and whether those stand in the plural."""
        right, operator = self.right, self.operator
        if isinstance(right, int):
            if operator in ("<", ">"):
                right, operator = right + (1 if operator == ">" else -1), operator + "="
            if (operator, right) in ((">=", 1), ("==", 1)):
                return ("a" if operator == ">=" else "exactly one"), 1
            if right == 0:
                return "no", 2
            number = number_word(right)
        else:
            number = number_text(right)
        tail = {">=": " or more", "<=": " or fewer"}.get(operator, "")
        return (number if tail else f"exactly {number}") + tail, 2


@dataclass(eq=False, repr=False)
class Fits(Condition):
    """Every object of a reference (at least one) fits a filter; last known if it has left."""

    what: Ref
    filter: Filter

    def text(self) -> str:
        filter, negative = self.filter, False
        if isinstance(filter, Not) and not isinstance(filter.part, Tapped):
            filter, negative = filter.part, True
        past = isinstance(self.what, Stored) or isinstance(filter, Kicked)
        verb = ("was" if past else "is") + ("n't" if negative else "")
        if isinstance(filter, AttackedThisTurn):
            done = "didn't attack" if negative else "attacked"
            return f"{self.what.text()} {done} this turn"
        if isinstance(filter, (HasKeyword, HasAbility, HasCounter)):
            has = "had" if past else "has"
            if negative:
                has = "didn't have" if past else "doesn't have"
            return f"{self.what.text()} {has} {filter.words().removeprefix('with ')}"
        if isinstance(filter, NthSpell) and not negative:
            return f"it's the {noun_phrase(filter, kind='spell')} you cast this turn"
        if isinstance(filter, EnteredThisTurn):
            return f"{self.what.text()} {'did not enter' if negative else 'entered'} this turn"
        plain = not isinstance(filter, AllOf) and filter.slot() == PREFIX
        if plain and filter.words()[:1].islower():
            return f"{self.what.text()} {verb} {filter.words()}"
        card = isinstance(self.what, Stored) and self.what.text().endswith("card")
        return f"{self.what.text()} {verb} {one(filter, card=card)}"


@dataclass(eq=False, repr=False)
class OnBattlefield(Condition):
    """The object is on the battlefield, as the very one that it was (400.7)."""

    what: Ref = SELF

    def text(self) -> str:
        return "it's on the battlefield"


@dataclass(eq=False, repr=False)
class WasKicked(Condition):
    """The spell, or the spell that became the permanent, was kicked (702.33d)."""

    def text(self) -> str:
        return "it was kicked"


@dataclass(eq=False, repr=False)
class EvidenceCollected(Condition):
    """Evidence was collected as the spell, or the spell that became the permanent, was cast."""

    def text(self) -> str:
        return "evidence was collected"


@dataclass(eq=False, repr=False)
class WasBargained(Condition):
    """The spell, or the spell that became the permanent, was bargained."""

    def text(self) -> str:
        return "it was bargained"


@dataclass(eq=False, repr=False)
class BuybackPaid(Condition):
    """The buyback cost of the spell was paid (702.27a)."""

    def text(self) -> str:
        return "the buyback cost was paid"


@dataclass(eq=False, repr=False)
class WasCastVia(Condition):
    """The spell was cast for the named alternative cost, or the permanent's spell was."""

    name: str

    def text(self) -> str:
        return f"its {self.name} cost was paid"


@dataclass(eq=False, repr=False)
class ThisWay(Condition):
    """The event came about by the replacement effect of the keyword on its object (603.11)."""

    keyword: str

    def text(self) -> str:
        return "it happened this way"


@dataclass(eq=False, repr=False)
class YourTurn(Condition):
    """It is the controller's turn."""

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        return "it's your turn"


@dataclass(eq=False, repr=False)
class TurnOf(Condition):
    """It is the turn of one of the players."""

    player: Ref

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        return f"it is {self.player.possessive()} turn"


@dataclass(eq=False, repr=False)
class DuringStep(Condition):
    """The turn stands in the step."""

    step: int

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        return f"it's the {STEP_NAMES[self.step].replace('_', ' ')} step"


@dataclass(eq=False, repr=False)
class DuringCombat(Condition):
    """It is the combat phase (506.1)."""

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        return "it's combat"


@dataclass(eq=False, repr=False)
class BeforeCombatDamage(Condition):
    """The combat damage step of the turn's first combat phase has not begun (506.6d)."""

    @property
    def own_reads(self) -> int:
        return READS_TURN

    def text(self) -> str:
        return "before the combat damage step"


@dataclass(eq=False, repr=False)
class Done(Condition):
    """The instruction just before was carried out: "if you do" (608.2c)."""

    def text(self) -> str:
        return "you do"


@dataclass(eq=False, repr=False)
class Holds(Condition):
    """All of the conditions hold."""

    parts: tuple[Condition, ...]

    def text(self) -> str:
        return " and ".join(part.text() for part in self.parts)


@dataclass(eq=False, repr=False)
class Unless(Condition):
    """The condition does not hold."""

    part: Condition

    def text(self) -> str:
        if isinstance(self.part, YourTurn):
            return "it isn't your turn"
        if isinstance(self.part, Compare):
            opposite = {">=": "<", "<=": ">", ">": "<=", "<": ">="}.get(self.part.operator)
            if opposite:
                return Compare(self.part.left, opposite, self.part.right).text()
        if isinstance(self.part, Fits):
            return Fits(self.part.what, ~self.part.filter).text()
        words = self.part.text()
        for said, denied in (("you do", "you don't"), (" was ", " wasn't "), (" is ", " isn't ")):
            if said == words or (said.startswith(" ") and said in words):
                return words.replace(said, denied, 1)
        return f"it isn't so that {words}"


def _controlled(what: Filter, number: str, many: int) -> str:
    phrase = noun_phrase(what, many)
    subject, verb = "", ""
    for who in ("you control", "your opponents control", "an opponent controls"):
        if f" {who}" in phrase:
            phrase = phrase.replace(f" {who}", "", 1)
            subject, verb = who.rsplit(" ", 1)
            break
    things = f"{number} {phrase}"
    if number == "a":
        things = "an" + phrase if phrase.startswith("other ") else with_article(phrase)
    if subject:
        return f"{subject} {verb} {things}"
    return f"there {'are' if many > 1 else 'is'} {things} on the battlefield"


WAS_KICKED: Final = WasKicked()
WAS_BARGAINED: Final = WasBargained()
EVIDENCE_COLLECTED: Final = EvidenceCollected()
DURING_COMBAT: Final = DuringCombat()
YOUR_TURN: Final = YourTurn()
BEFORE_COMBAT_DAMAGE: Final = BeforeCombatDamage()
IF_YOU_DO: Final = Done()


def you_control(what: Filter, at_least: int = 1) -> Compare:
    """You control that many permanents that fit."""
    return Compare(Count(what & ControlledBy(YOU)), ">=", at_least)


def fits(what: Ref, description: Filter) -> Fits:
    """The object fits the description."""
    return Fits(what, description)


def self_is(description: Filter) -> Fits:
    """The source fits the description."""
    return Fits(SELF, description)


def you_cast_this_turn(what: Filter, at_least: int = 1) -> Compare:
    """You have cast that many spells that fit this turn."""
    return Compare(SpellsCast(YOU, what), ">=", at_least)


def died_this_turn(what: Filter, at_least: int = 1) -> Compare:
    """That many permanents that fit have died this turn, as morbid asks."""
    return Compare(DiedThisTurn(what), ">=", at_least)


def compare(left: Number, operator: str, right: Number) -> Compare:
    """Two numbers compare so."""
    return Compare(left, operator, right)


def all_hold(*parts: Condition) -> Holds:
    """All of the conditions hold."""
    return Holds(parts)


def unless(part: Condition) -> Unless:
    """The condition does not hold."""
    return Unless(part)
