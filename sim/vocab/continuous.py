"""Continuous effects: what they change (vocab.modifications), for whom and how long (611)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sim.vocab.describe import Filter, every_one, is_fixed
from sim.vocab.english import join_words, many_do, pluralize, sentence, with_article
from sim.vocab.modifications import LAYER_ABILITY as LAYER_ABILITY
from sim.vocab.modifications import LAYER_CHANGE as LAYER_CHANGE
from sim.vocab.modifications import LAYER_COLOR as LAYER_COLOR
from sim.vocab.modifications import LAYER_CONTROL as LAYER_CONTROL
from sim.vocab.modifications import LAYER_DEFINE as LAYER_DEFINE
from sim.vocab.modifications import LAYER_SET as LAYER_SET
from sim.vocab.modifications import LAYER_SWITCH as LAYER_SWITCH
from sim.vocab.modifications import LAYER_TYPE as LAYER_TYPE
from sim.vocab.modifications import LAYERS as LAYERS
from sim.vocab.modifications import AddAbilities as AddAbilities
from sim.vocab.modifications import AddChosenProtection as AddChosenProtection
from sim.vocab.modifications import AddKeywords as AddKeywords
from sim.vocab.modifications import AddProtection as AddProtection
from sim.vocab.modifications import AddTypes as AddTypes
from sim.vocab.modifications import AllCreatureTypes as AllCreatureTypes
from sim.vocab.modifications import ChangeStats as ChangeStats
from sim.vocab.modifications import ChosenCreatureType as ChosenCreatureType
from sim.vocab.modifications import DefineStats as DefineStats
from sim.vocab.modifications import GainControl as GainControl
from sim.vocab.modifications import LoseAllAbilities as LoseAllAbilities
from sim.vocab.modifications import LoseKeywords as LoseKeywords
from sim.vocab.modifications import SetColors as SetColors
from sim.vocab.modifications import SetCreatureTypes as SetCreatureTypes
from sim.vocab.modifications import SetLandType as SetLandType
from sim.vocab.modifications import SetStats as SetStats
from sim.vocab.modifications import SetTypes as SetTypes
from sim.vocab.modifications import SwitchStats as SwitchStats
from sim.vocab.modifications import type_words
from sim.vocab.record import Modification, Number, Record, Ref
from sim.vocab.references import YOU


@dataclass(frozen=True, eq=False, repr=False)
class Duration(Record):
    """How long the effect of a spell or ability lasts (611.2a)."""

    name: str

    def text(self) -> str:
        return self.name


THIS_TURN: Final = Duration("until end of turn")
YOUR_NEXT_TURN: Final = Duration("until your next turn")
END_OF_YOUR_NEXT_TURN: Final = Duration("until the end of your next turn")
END_OF_COMBAT: Final = Duration("until end of combat")
WHILE_SELF_REMAINS: Final = Duration("for as long as ~ remains on the battlefield")
WHILE_YOU_CONTROL_SELF: Final = Duration("for as long as you control ~")
UNTIL_SELF_LEAVES: Final = Duration("until ~ leaves the battlefield")
WHILE_EXILED: Final = Duration("for as long as it remains exiled")
FOREVER: Final = Duration("for the rest of the game")


@dataclass(frozen=True, eq=False, repr=False)
class Affect(Record):
    """What a static ability does to the objects that fit, or to those of a reference."""

    what: Filter | Ref
    modifications: tuple[Modification, ...]

    def text(self) -> str:
        return modifications_text(*self.subject(), self.modifications)

    def subject(self) -> tuple[str, bool]:
        """Whom it affects, and whether those are several."""
        if isinstance(self.what, Filter):
            return every_one(self.what), not is_fixed(self.what)
        return self.what.subject(), self.what.plural


def modifications_text(
    who: str,
    many: bool,
    modifications: tuple[Modification, ...],
    until: str | None = None,
) -> str:
    """A sentence that says the modifications of ``who``; ``many`` makes the verbs plural.

    ``until`` says how long the effect of a spell or ability lasts, which makes it one of
    gaining abilities rather than of having them.
    """
    lasting = f" {until}" if until else ""
    control = [one for one in modifications if isinstance(one, GainControl)]
    if control:
        rest = tuple(one for one in modifications if one not in control)
        words = _controlling(who, control[0].player, until)
        they = "They" if many else "It"
        return f"{words}. {modifications_text(they, many, rest, until)}" if rest else words
    if until is not None:
        becoming = _becoming(modifications, many)
        if becoming:
            verb = "become" if many else "becomes"
            return f"{who} {verb} {becoming}{lasting}"
    parts: list[str] = []
    tail = ""
    for modification in modifications:
        words = modification.text()
        if isinstance(modification, SwitchStats):
            return f"switch {who}'s power and toughness{lasting}"
        if isinstance(modification, DefineStats):
            return f"{who}'s {words}"
        if isinstance(modification, ChangeStats):
            words, tail = modification.head(), modification.tail()
        if until is not None and isinstance(
            modification, (AddKeywords, AddAbilities, AddProtection)
        ):
            words = words.replace("has ", "gains ", 1)
        if isinstance(modification, AddAbilities):
            words = words.replace(": ~", ": " + sentence(_this(who))).replace("~", _this(who))
        if many and isinstance(modification, SetLandType):
            words = f"is {pluralize(modification.subtype)}"
        elif many and isinstance(modification, AddTypes) and words.endswith(" types"):
            kinds = pluralize(" ".join(type_words(modification).split()[1:]))
            words = f"is {kinds} in addition to their other types"
        if many:
            words = many_do(words).replace(" its other types", " their other types")
            words = words.replace(" its mana value", " their mana values")
        if parts and parts[-1].split()[0] == words.split()[0] == "gains":
            words = words.partition(" ")[2]
        parts.append(words)
    return f"{who} {join_words(parts)}{lasting}{tail}"


def _controlling(who: str, player: Ref, until: str | None) -> str:
    """Who has or gains control of something."""
    if until is None:
        return f"you control {who}" if player == YOU else f"{player.text()} controls {who}"
    gain = "gain" if player == YOU else f"{player.text()} gains"
    return f"{gain} control of {who}" + (f" {until}" if until else "")


def _becoming(modifications: tuple[Modification, ...], many: bool) -> str:
    """What an object becomes that is made a creature: ``a 2/2 blue Elemental creature``."""
    size = color = kinds = behind = ""
    for modification in modifications:
        if isinstance(modification, SetStats) and None not in (
            modification.power,
            modification.toughness,
        ):
            size = modification.size() + " "
        elif isinstance(modification, SetColors):
            color = modification.text().removeprefix("is ") + " "
        elif isinstance(modification, (AddTypes, SetTypes)):
            kinds = " ".join(type_words(modification).split()[1:])
            if isinstance(modification, AddTypes):
                behind += " in addition to its other types"
        elif isinstance(modification, AllCreatureTypes):
            behind = " with all creature types" + behind
        elif isinstance(modification, AddKeywords):
            behind = " with " + modification.text().removeprefix("has ") + behind
        else:
            return ""
    if not size or not kinds:
        return ""
    words = size + color + kinds
    if many:
        return pluralize(words) + behind.replace("its", "their")
    return with_article(words) + behind


def _this(who: str) -> str:
    """How an object speaks of itself in an ability that it was given."""
    for noun in ("land", "artifact", "enchantment", "planeswalker"):
        if re.search(rf"\b{noun}s?\b", who) and "creature" not in who:
            return "this " + noun
    return "this creature"


def gets(power: Number, toughness: Number) -> ChangeStats:
    """Gets +power/+toughness."""
    return ChangeStats(power, toughness)


def has(*keywords: int) -> AddKeywords:
    """Has the flag keywords."""
    mask = 0
    for keyword in keywords:
        mask |= keyword
    return AddKeywords(mask)


def base_stats(power: Number, toughness: Number) -> SetStats:
    """Has base power and toughness."""
    return SetStats(power, toughness)
