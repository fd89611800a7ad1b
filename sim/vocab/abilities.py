"""Abilities: what a card's class body is made of (113.3)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sim.vocab.changes import EventChange
from sim.vocab.conditions import BEFORE_COMBAT_DAMAGE, DURING_COMBAT, YOUR_TURN, Unless
from sim.vocab.continuous import Affect
from sim.vocab.costs import (
    ChangeLoyalty,
    CollectEvidence,
    DiscardSelf,
    EmergeSacrifice,
    ExileMaterials,
    ExileSelf,
    ReturnToHand,
    TapPower,
    TapSelf,
    UntapSelf,
    costs_text,
    deed,
)
from sim.vocab.describe import is_fixed, noun_phrase
from sim.vocab.effects import AddMana
from sim.vocab.english import many_do, sentence, would
from sim.vocab.faces import TransformsInto, TurnsFaceUp
from sim.vocab.mana import FREE, ManaCost
from sim.vocab.mana_traits import Trait
from sim.vocab.modes import Mode, TargetClause
from sim.vocab.patterns import (
    THIS,
    Casts,
    ChapterReached,
    Either,
    IsDealtDamage,
    Moves,
    StateIs,
    StepBegins,
    TapsForMana,
)
from sim.vocab.protecting import Landwalk as Landwalk
from sim.vocab.protecting import Protection as Protection
from sim.vocab.record import Ability, Condition, Cost, Number, Pattern, Rule
from sim.vocab.terms import READS_ZONE, ZONE_BATTLEFIELD, ZONE_HAND, ZONE_NAMES
from sim.vocab.wording import (
    changed,
    from_zones,
    keyword_text,
    modes_text,
    of_event,
    one_or_more,
    said_again,
    statements,
)
from sim.vocab.zone_play import Cycles, Exploits

ON_BATTLEFIELD = 1 << ZONE_BATTLEFIELD


@dataclass(eq=False, repr=False)
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves (113.3a)."""

    modes: tuple[Mode, ...]
    choose: int = 1
    at_most: int = 1

    def text(self) -> str:
        return modes_text(self.modes, self.choose, self.at_most)


@dataclass(eq=False, repr=False)
class Activated(Ability):
    """An activated ability (602): costs before the colon, instructions behind it."""

    costs: tuple[Cost, ...]
    modes: tuple[Mode, ...]
    as_sorcery: bool = False
    zone: int = ZONE_BATTLEFIELD
    condition: Condition | None = None
    once_each_turn: bool = False
    keyword: str = ""
    is_mana: bool = False
    choose: int = 1
    at_most: int = 1

    def __post_init__(self) -> None:
        self.trait = Trait(self)

    @property
    def is_loyalty(self) -> bool:
        """Whether it is a loyalty ability (606.1)."""
        return any(isinstance(cost, ChangeLoyalty) for cost in self.costs)

    @property
    def taps(self) -> bool:
        """Whether {T} or {Q} is among its costs (602.5a)."""
        return any(isinstance(cost, (TapSelf, UntapSelf)) for cost in self.costs)

    @property
    def taps_for_mana(self) -> bool:
        """Whether to activate it is to tap the permanent for mana: {T}, not {Q} (106.12)."""
        return self.is_mana and any(isinstance(cost, TapSelf) for cost in self.costs)

    def text(self) -> str:
        if self.keyword:
            # What the keyword itself asks for, such as ninjutsu's return, goes without saying.
            own = (DiscardSelf, ExileMaterials, ExileSelf, ReturnToHand, TapPower)
            costs = tuple(cost for cost in self.costs if not isinstance(cost, own))
            return keyword_text(self.keyword, costs)
        costs_words = costs_text(self.costs)
        if self.zone != ZONE_BATTLEFIELD:
            costs_words = costs_words.replace("~", f"~ from your {ZONE_NAMES[self.zone]}")
            costs_words = costs_words.replace("iscard ~ from your hand", "iscard ~")
        body = self._body(modes_text(self.modes, self.choose, self.at_most))
        words = f"{costs_words}: {sentence(body)}"
        if self.as_sorcery and not self.is_loyalty:
            words += ". Activate only as a sorcery"
        if self.condition:
            words += f". Activate only {_only(self.condition)}"
        if self.once_each_turn:
            words += ". Activate only once each turn"
        return words

    def _body(self, body: str) -> str:
        if any("~" in cost.text() for cost in self.costs):
            body = said_again(body)
        return from_zones(body, 1 << self.zone)


@dataclass(eq=False, repr=False)
class Triggered(Ability):
    """A triggered ability (603): when its pattern matches an event it goes on the stack.

    ``condition`` is an intervening if (603.4); ``zones`` a mask of the zones in which the
    ability works; ``batch``: once for all events of the kind that happen together, "one or
    more" (603.2c).
    """

    pattern: Pattern
    modes: tuple[Mode, ...]
    condition: Condition | None = None
    zones: int = ON_BATTLEFIELD
    once_each_turn: bool = False
    keyword: str = ""
    is_mana: bool = False
    choose: int = 1
    at_most: int = 1
    batch: bool = False

    def text(self) -> str:
        if self.keyword:
            return self.keyword
        body = of_event(modes_text(self.modes, self.choose, self.at_most), self.pattern)
        body = from_zones(body, self.zones)
        if isinstance(self.pattern, ChapterReached):
            return f"{self.pattern.text()} — {sentence(body)}"
        event = one_or_more(self.pattern) if self.batch else self.pattern.text()
        if isinstance(self.pattern, StepBegins) and "that player" in body:
            event = event.replace("of each ", "of each player's ")
        word = "Whenever"
        if event.startswith("the beginning"):
            word = "At"
        elif _happens_once(self.pattern):
            word = "When"
        condition = f"if {self.condition.text()}, " if self.condition else ""
        words = f"{word} {event}, {condition}{body}"
        if self.once_each_turn:
            words += ". This ability triggers only once each turn"
        return words


@dataclass(eq=False, repr=False)
class Static(Ability):
    """A static ability (604): continuous effects while its condition holds.

    ``reads`` is filled in by ``vocab.build.static``: what the effects depend on.
    """

    parts: tuple[Affect | Rule, ...]
    condition: Condition | None = None
    zones: int = ON_BATTLEFIELD
    keyword: str = ""
    reads: int = 0
    defining: bool = False

    def text(self) -> str:
        if self.keyword:
            only = f"if {self.condition.text()}, ~ has " if self.condition else ""
            return only + self.keyword
        words = statements(self.parts)
        if self.condition is not None:
            words = f"As long as {self.condition.text()}, {words}"
        return words


@dataclass(eq=False, repr=False)
class Replacement(Ability):
    """A replacement or prevention effect of a static ability (614.1).

    ``optional``: the affected player may decline; ``zones`` where the ability works;
    ``is_entry``: it is about how its source itself enters the battlefield (614.12).
    """

    pattern: Pattern
    changes: tuple[EventChange, ...]
    condition: Condition | None = None
    zones: int = ON_BATTLEFIELD
    optional: bool = False
    keyword: str = ""

    def __post_init__(self) -> None:
        self.is_entry = isinstance(self.pattern, Moves) and self.pattern.is_own_entry()

    def text(self) -> str:
        if self.keyword:
            return self.keyword
        pattern = self.pattern
        body = " and ".join(changed(pattern, change) for change in self.changes)
        body = body.replace("enters tapped and enters with", "enters tapped with")
        body = body.replace(" and enters with ", " and with ")
        if isinstance(pattern, Moves) and pattern.to_zone == ZONE_BATTLEFIELD:
            if body.startswith("choose") or body.startswith("you may pay"):
                return f"As {pattern.text()}, {body}"
            if body.startswith("instead "):
                return f"If {would(pattern.text())}, {body}"
            if body.startswith("you may"):
                return body.replace("have it enter", "have ~ enter")
            who = noun_phrase(pattern.filter, 2)
            words = f"{who} {body if is_fixed(pattern.filter) else many_do(body)}"
            if isinstance(self.condition, Unless):
                return f"{words} unless {self.condition.part.text()}"
            return words + (f" if {self.condition.text()}" if self.condition else "")
        may = "you may " if self.optional else ""
        if may and body.startswith("instead "):
            body = body.replace(". ", ". If you do, ", 1)
            body = re.sub("(?<=If you do, )([A-Z])", lambda found: found[1].lower(), body, count=1)
        condition = f" and {self.condition.text()}" if self.condition else ""
        event = pattern.text() if isinstance(pattern, TapsForMana) else would(pattern.text())
        if isinstance(pattern, IsDealtDamage) and "that source" in body.lower():
            event = re.sub(r"(.*) would be dealt (.*)", r"a source would deal \2 to \1", event)
        return f"If {event}{condition}, {may}{body}"


@dataclass(eq=False, repr=False)
class AlternativeCost(Ability):
    """A cost that may be paid instead of the mana cost (118.9): flashback, evoke, madness.

    ``zone`` is the zone from which the card is cast for it; ``offered`` is false where only
    an effect lets it be used (madness); ``modes`` replace the spell's own (overload);
    ``exiles`` the card as it leaves the stack (flashback); ``own_mana``: the costs come on top
    of the mana cost, as they do for retrace (702.81a). ``face`` is FACE_DOWN or FACE_BACK
    where the card is cast so.
    """

    name: str
    costs: tuple[Cost, ...]
    zone: int = ZONE_HAND
    condition: Condition | None = None
    offered: bool = True
    modes: tuple[Mode, ...] = ()
    exiles: bool = False
    written: str = ""
    own_mana: bool = False
    face: int = 0

    def text(self) -> str:
        # What emerge itself asks for goes without saying.
        costs = tuple(cost for cost in self.costs if not isinstance(cost, EmergeSacrifice))
        if self.own_mana and not self.written:
            return self.name
        return self.written or keyword_text(self.name, costs)


@dataclass(eq=False, repr=False)
class AdditionalCost(Ability):
    """An additional cost (118.8): mandatory without a name, optional as kicker or buyback."""

    costs: tuple[Cost, ...]
    name: str = ""
    repeatable: bool = False

    def text(self) -> str:
        if any(isinstance(cost, CollectEvidence) for cost in self.costs):
            return f"As an additional cost to cast this spell, you may {deed(self.costs)}"
        if self.name == "bargain":
            return self.name  # its cost goes without saying
        if self.name:
            return keyword_text(self.name, self.costs)
        return f"As an additional cost to cast this spell, {deed(self.costs)}"


@dataclass(eq=False, repr=False)
class OwnCostChange(Ability):
    """This spell costs that much generic mana less to cast, or more if negative (601.2f)."""

    reduction: Number
    keyword: str = ""

    def text(self) -> str:
        if self.keyword:
            return self.keyword
        if isinstance(self.reduction, int):
            how = "less" if self.reduction > 0 else "more"
            return f"this spell costs {{{abs(self.reduction)}}} {how} to cast"
        factor, base = self.reduction.scaled()
        how = "less" if factor > 0 else "more"
        if base.each():
            return f"this spell costs {{{abs(factor)}}} {how} to cast for each {base.each()}"
        return f"this spell costs {{X}} {how} to cast, where X is {base.text()}"


@dataclass(eq=False, repr=False)
class CostPerTarget(Ability):
    """This spell costs that much more for each target beyond the first (601.2f)."""

    generic: int
    colored: ManaCost = FREE

    @property
    def cost(self) -> ManaCost:
        """What each of those targets costs."""
        return ManaCost(self.generic).plus(self.colored)

    def text(self) -> str:
        return f"this spell costs {self.cost} more to cast for each target beyond the first"


@dataclass(eq=False, repr=False)
class CastOnlyIf(Ability):
    """This spell can be cast only while the condition holds (601.3)."""

    condition: Condition

    def text(self) -> str:
        return f"cast this spell only {_only(self.condition)}"


@dataclass(eq=False, repr=False)
class Enchant(Ability):
    """Enchant (702.5): what the Aura targets as a spell and may be attached to."""

    clause: TargetClause

    @property
    def own_reads(self) -> int:
        return 0 if self.clause.zone == ZONE_BATTLEFIELD else READS_ZONE << self.clause.zone

    def text(self) -> str:
        words = self.clause.text().replace("target ", "").replace(" card from a ", " card in a ")
        return "Enchant " + words


@dataclass(eq=False, repr=False)
class HandAction(Ability):
    """A special action with the card in hand (116.2)."""


@dataclass(eq=False, repr=False)
class Plot(HandAction):
    """Plot (702.170 of later rules): exile from hand for the cost, cast free on a later turn."""

    costs: tuple[Cost, ...]

    def text(self) -> str:
        return keyword_text("plot", self.costs)


def _only(condition: Condition) -> str:
    if condition == BEFORE_COMBAT_DAMAGE:
        return condition.text()
    if condition == DURING_COMBAT:
        return "during combat"
    return "during your turn" if condition == YOUR_TURN else f"if {condition.text()}"


def produces_mana(modes: tuple[Mode, ...]) -> bool:
    """Whether the instructions could add mana (605.1)."""
    return any(isinstance(effect, AddMana) for mode in modes for effect in mode.effects)


def has_targets(modes: tuple[Mode, ...]) -> bool:
    """Whether any mode has a target."""
    return any(mode.targets for mode in modes)


def triggers_on_mana(pattern: Pattern) -> bool:
    """Whether the pattern is the activation or the mana of a mana ability (605.1b)."""
    return isinstance(pattern, TapsForMana)


def _happens_once(pattern: Pattern) -> bool:
    if isinstance(pattern, Either):
        return all(_happens_once(part) for part in pattern.parts)
    if isinstance(pattern, (Moves, Casts, Cycles, Exploits, TransformsInto, TurnsFaceUp)):
        return pattern.filter == THIS
    return isinstance(pattern, StateIs) or bool(getattr(pattern, "nth", 0))
