"""Rules that continuous effects set for the game: what can't, must, may and need not be done."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.amounts import SpellsCast
from sim.vocab.describe import Filter, Not, is_fixed, noun_phrase
from sim.vocab.english import join_words, many_do, number_word, pluralize
from sim.vocab.permissions import AsThoughFlash as AsThoughFlash
from sim.vocab.permissions import ExiledBy as ExiledBy
from sim.vocab.permissions import GainsCost as GainsCost
from sim.vocab.permissions import MayPlay as MayPlay
from sim.vocab.record import Condition, Number, Ref, Rule, number_text
from sim.vocab.references import EACH_PLAYER, THAT_PLAYER, YOU
from sim.vocab.terms import (
    ALL_COLORS,
    COLOR_NAMES,
    STEP_NAMES,
    ZONE_NAMES,
    bit_names,
)


def _who(players: Ref) -> str:
    return players.group()


def _do(players: Ref, predicate: str) -> str:
    """The players as a subject with their predicate: ``players skip``, ``that player skips``."""
    who = players.group()
    many = who == "you" or who.endswith("s")
    return f"{who} {many_do(predicate) if many else predicate}"


def _whose(players: Ref) -> str:
    return "your" if players == YOU else "their"


def _objects(what: Filter) -> str:
    return noun_phrase(what, 2)


def _creatures(what: Filter, predicate: str) -> str:
    """The creatures as a subject with their predicate, singular for a particular one."""
    return f"{_objects(what)} {predicate if is_fixed(what) else many_do(predicate)}"


def subject_of(rule: Rule) -> str:
    """The words that the text of a rule begins with where they say whom it is for."""
    what = getattr(rule, "filter", None)
    players = getattr(rule, "players", None)
    for who in (_objects(what) if what else "", _who(players) if players else ""):
        if who and rule.text().startswith(who + " "):
            return who
    return ""


@dataclass(eq=False, repr=False)
class CantAttack(Rule):
    """The creatures can't attack, unless the condition holds (508.1c)."""

    filter: Filter
    unless: Condition | None = None

    def text(self) -> str:
        return f"{_objects(self.filter)} can't attack" + (
            f" unless {self.unless.text()}" if self.unless else ""
        )


@dataclass(eq=False, repr=False)
class CantBlock(Rule):
    """The creatures can't block (509.1b)."""

    filter: Filter

    def text(self) -> str:
        return f"{_objects(self.filter)} can't block"


@dataclass(eq=False, repr=False)
class CantAttackAlone(Rule):
    """The creatures can't attack alone (506.5)."""

    filter: Filter

    def text(self) -> str:
        return f"{_objects(self.filter)} can't attack alone"


@dataclass(eq=False, repr=False)
class CantBlockAlone(Rule):
    """The creatures can't block alone (506.5)."""

    filter: Filter

    def text(self) -> str:
        return f"{_objects(self.filter)} can't block alone"


@dataclass(eq=False, repr=False)
class MustAttack(Rule):
    """The creatures attack each combat if able (508.1d)."""

    filter: Filter

    def text(self) -> str:
        return _creatures(self.filter, "attacks each combat if able")


@dataclass(eq=False, repr=False)
class MustBlock(Rule):
    """The creatures block each combat if able (509.1c)."""

    filter: Filter

    def text(self) -> str:
        return _creatures(self.filter, "blocks each combat if able")


@dataclass(eq=False, repr=False)
class MustBeBlocked(Rule):
    """The creatures must be blocked if able; ``by_all``: by every creature able to (509.1c)."""

    filter: Filter
    by_all: bool = False

    def text(self) -> str:
        if self.by_all:
            return f"all creatures able to block {_objects(self.filter)} do so"
        return f"{_objects(self.filter)} must be blocked if able"


@dataclass(eq=False, repr=False)
class CantBeBlockedBy(Rule):
    """The creatures can't be blocked by creatures that fit ``by`` (509.1b)."""

    filter: Filter
    by: Filter

    def text(self) -> str:
        if isinstance(self.filter, Not) and is_fixed(self.by):
            return f"{_objects(self.by)} can block only {_objects(self.filter.part)}"
        return f"{_objects(self.filter)} can't be blocked by {noun_phrase(self.by, 2)}"


def can_block_only(blocker: Filter, what: Filter) -> CantBeBlockedBy:
    """A particular creature can block only creatures that fit ``what`` (509.1b)."""
    return CantBeBlockedBy(Not(what), blocker)


@dataclass(eq=False, repr=False)
class MinimumBlockers(Rule):
    """The creatures can't be blocked except by that many creatures or more (509.1b)."""

    filter: Filter
    count: int

    def text(self) -> str:
        many = f"{number_word(self.count)} or more creatures"
        return f"{_objects(self.filter)} can't be blocked except by {many}"


@dataclass(eq=False, repr=False)
class BlockersAtMost(Rule):
    """The creatures can't be blocked by more than that many creatures each (509.1b)."""

    filter: Filter
    count: int

    def text(self) -> str:
        creatures = "creature" if self.count == 1 else "creatures"
        many = f"{number_word(self.count)} {creatures}"
        return f"{_objects(self.filter)} can't be blocked by more than {many}"


@dataclass(eq=False, repr=False)
class BlocksMore(Rule):
    """The creatures can block that many additional creatures; -1: any number (509.1a)."""

    filter: Filter
    additional: int

    def text(self) -> str:
        if self.additional < 0:
            return f"{_objects(self.filter)} can block any number of creatures"
        more = f"{number_word(self.additional)} additional creatures"
        if self.additional == 1:
            more = "an additional creature"
        return f"{_objects(self.filter)} can block {more} each combat"


@dataclass(eq=False, repr=False)
class MaximumAttackers(Rule):
    """No more than that many creatures can attack each combat (508.1c)."""

    count: int

    def text(self) -> str:
        creatures = "creature" if self.count == 1 else "creatures"
        return f"no more than {number_word(self.count)} {creatures} can attack each combat"


@dataclass(eq=False, repr=False)
class MaximumBlockers(Rule):
    """No more than that many creatures can block each combat (509.1b)."""

    count: int

    def text(self) -> str:
        creatures = "creature" if self.count == 1 else "creatures"
        return f"no more than {number_word(self.count)} {creatures} can block each combat"


@dataclass(eq=False, repr=False)
class CantCast(Rule):
    """The players can't cast spells that fit (601.3), or not from these zones alone."""

    players: Ref
    filter: Filter | None = None
    zones: tuple[int, ...] = ()

    def text(self) -> str:
        what = noun_phrase(self.filter, 2, kind="spell") if self.filter else "spells"
        origin = [pluralize(ZONE_NAMES[zone]) for zone in self.zones]
        where = f" from {join_words(origin, 'or')}" if origin else ""
        return f"{_who(self.players)} can't cast {what}{where}"


@dataclass(eq=False, repr=False)
class CantActivate(Rule):
    """Activated abilities of objects that fit can't be activated (602.5)."""

    filter: Filter
    mana_too: bool = False

    def text(self) -> str:
        tail = "" if self.mana_too else " unless they're mana abilities"
        what = noun_phrase(self.filter, 2).replace("permanents", "sources")
        return f"activated abilities of {what} can't be activated{tail}"


@dataclass(eq=False, repr=False)
class CantBeCountered(Rule):
    """Spells that fit can't be countered (101.2)."""

    filter: Filter

    def text(self) -> str:
        what = self.filter
        who = "this spell" if is_fixed(what) else noun_phrase(what, 2, kind="spell")
        return f"{who} can't be countered"


@dataclass(eq=False, repr=False)
class CantGainLife(Rule):
    """The players can't gain life (119.7)."""

    players: Ref

    def text(self) -> str:
        return f"{_who(self.players)} can't gain life"


@dataclass(eq=False, repr=False)
class CantLose(Rule):
    """The players can't lose the game (104.3)."""

    players: Ref = YOU

    def text(self) -> str:
        return f"{_who(self.players)} can't lose the game"


@dataclass(eq=False, repr=False)
class CantWin(Rule):
    """The players can't win the game (104.2)."""

    players: Ref

    def text(self) -> str:
        return f"{_who(self.players)} can't win the game"


@dataclass(eq=False, repr=False)
class NoMaximumHandSize(Rule):
    """The players have no maximum hand size (402.2)."""

    players: Ref = YOU

    def text(self) -> str:
        return _do(self.players, "has no maximum hand size")


@dataclass(eq=False, repr=False)
class NoLegendRule(Rule):
    """The legend rule (704.5j) doesn't apply to permanents that fit."""

    filter: Filter

    def text(self) -> str:
        what = noun_phrase(self.filter, 2)
        whose = "" if what == "permanents" else f" to {what}"
        return f'the "legend rule" doesn\'t apply{whose}'


@dataclass(eq=False, repr=False)
class ManaStays(Rule):
    """Unspent mana of the types stays in the players' pools as steps and phases end (500.4)."""

    players: Ref = EACH_PLAYER
    types: int = 63

    def text(self) -> str:
        colors = "" if self.types & ~ALL_COLORS else " or ".join(bit_names(self.types, COLOR_NAMES))
        mana = f"unspent {colors} mana" if colors else "unspent mana"
        return f"{_who(self.players)} don't lose {mana} as steps and phases end"


@dataclass(eq=False, repr=False)
class SkipsStep(Rule):
    """The players skip the step (614.10)."""

    step: int
    players: Ref = EACH_PLAYER

    def text(self) -> str:
        step = STEP_NAMES[self.step].replace("_", " ") + " step"
        step = step if self.players == YOU else pluralize(step)
        return _do(self.players, f"skips {_whose(self.players)} {step}")


@dataclass(eq=False, repr=False)
class MoreLandPlays(Rule):
    """The players may play that many additional lands on each of their turns (305.2)."""

    count: int = 1
    players: Ref = YOU

    def text(self) -> str:
        lands = "an additional land"
        if self.count != 1:
            lands = f"{number_word(self.count)} additional lands"
        when = f"on each of {_whose(self.players)} turns"
        return f"{_who(self.players)} may play {lands} {when}"


@dataclass(eq=False, repr=False)
class CostChange(Rule):
    """Spells that fit and the players cast cost that much more, or less if negative (601.2f)."""

    filter: Filter
    amount: Number
    players: Ref = EACH_PLAYER

    def text(self) -> str:
        caster = "" if self.players == EACH_PLAYER else f" {_who(self.players)} cast"
        head, clause, which = noun_phrase(self.filter, 2, kind="spell").partition(" with ")
        what = f"{head}{caster}{clause}{which}"
        if isinstance(self.amount, int):
            how = "less" if self.amount < 0 else "more"
            return f"{what} cost {{{abs(self.amount)}}} {how} to cast"
        factor, base = self.amount.scaled()
        how = "less" if factor < 0 else "more"
        if isinstance(base, SpellsCast) and base.of == THAT_PLAYER:
            what = f"each {noun_phrase(self.filter, kind='spell')} a player casts costs"
            return f"{what} {{{abs(factor)}}} {how} to cast for each other {base.each()}"
        if base.each():
            return f"{what} cost {{{abs(factor)}}} {how} to cast for each {base.each()}"
        where = "" if base.text() == "X" else f", where X is {number_text(base)}"
        return f"{what} cost {{X}} {how} to cast{where}"


@dataclass(eq=False, repr=False)
class MinimumCost(Rule):
    """Spells that fit cost at least that much mana to cast (601.2f, the last step)."""

    filter: Filter
    amount: int

    def text(self) -> str:
        what = noun_phrase(self.filter, kind="spell")
        mana = f"{number_word(self.amount)} mana to cast"
        return f"each {what} that would cost less than {mana} costs {mana}"
