"""Continuous effects: what they change (vocab.modifications), for whom and how long (611)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sim.vocab.describe import Filter, every_one, is_fixed, noun_phrase
from sim.vocab.english import join_words, many_do, of_itself, pluralize, with_article
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
from sim.vocab.modifications import AddChosenColor as AddChosenColor
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
from sim.vocab.modifications import ReplaceEnchant as ReplaceEnchant
from sim.vocab.modifications import SetColors as SetColors
from sim.vocab.modifications import SetCreatureTypes as SetCreatureTypes
from sim.vocab.modifications import SetLandType as SetLandType
from sim.vocab.modifications import SetStats as SetStats
from sim.vocab.modifications import SetTypes as SetTypes
from sim.vocab.modifications import SwitchStats as SwitchStats
from sim.vocab.modifications import type_words
from sim.vocab.record import Modification, Number, Record, Ref
from sim.vocab.references import YOU
from sim.vocab.terms import (
    COLOR_NAMES,
    READS_ZONE,
    ZONE_BATTLEFIELD,
    ZONE_COMMAND,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_NAMES,
    ZONE_STACK,
    bit_names,
)

_PLAIN_COLORS: Final = (*COLOR_NAMES, "colorless")


@dataclass(eq=False, repr=False)
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
NEXT_UNTAP_STEP: Final = Duration("during that player's next untap step")
FOREVER: Final = Duration("for the rest of the game")


ON_BATTLEFIELD: Final = 1 << ZONE_BATTLEFIELD
# Every card, spell and permanent.
EVERYWHERE_AND_STACK: Final = (
    ON_BATTLEFIELD
    | 1 << ZONE_LIBRARY
    | 1 << ZONE_HAND
    | 1 << ZONE_GRAVEYARD
    | 1 << ZONE_STACK
    | 1 << ZONE_EXILE
    | 1 << ZONE_COMMAND
)


@dataclass(eq=False, repr=False)
class Affect(Record):
    """What a static ability does to the objects that fit, or to those of a reference.

    ``zones`` is a mask of the zones where they are, which elsewhere than on the battlefield is
    for a filter alone.
    """

    what: Filter | Ref
    modifications: tuple[Modification, ...]
    zones: int = ON_BATTLEFIELD

    @property
    def own_reads(self) -> int:
        mask = 0
        for zone in (ZONE_LIBRARY, ZONE_HAND, ZONE_GRAVEYARD, ZONE_STACK, ZONE_EXILE):
            if self.zones >> zone & 1:
                mask |= READS_ZONE << zone
        return mask

    def text(self) -> str:
        words = modifications_text(*self.subject(), self.modifications)
        kind = self._of_yours()
        if not kind:
            return words
        # Elsewhere than on the stack and the battlefield cards are their owner's (108.4).
        cards = f"{kind} cards you own that aren't on the battlefield"
        return f"{words}. The same is true for {kind} spells you control and {cards}"

    def _of_yours(self) -> str:
        """What it is for, where it is for yours in every zone: ``creature``."""
        if self.zones != EVERYWHERE_AND_STACK or not isinstance(self.what, Filter):
            return ""
        kind, yours, _ = noun_phrase(self.what).rpartition(" you control")
        return kind if yours else ""

    def subject(self) -> tuple[str, bool]:
        """Whom it affects, and whether those are several."""
        if self.zones == EVERYWHERE_AND_STACK and not self._of_yours():
            return "all cards that aren't on the battlefield, spells, and permanents", True
        if self.zones == 1 << ZONE_STACK and isinstance(self.what, Filter):
            spells = noun_phrase(self.what, kind="spell")
            return f"the {spells.replace(' you control', ' you cast each turn')}", False
        if not self.zones & ON_BATTLEFIELD and isinstance(self.what, Filter):
            places = [pluralize(name) for name in bit_names(self.zones, ZONE_NAMES)]
            return f"{noun_phrase(self.what, 2, card=True)} in {join_words(places)}", True
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
        if until is not None and isinstance(modification, SetColors):
            words = words.replace("is ", "becomes ", 1)
        if until is not None and isinstance(
            modification, (AddKeywords, AddAbilities, AddProtection)
        ):
            words = words.replace("has ", "gains ", 1)
        if isinstance(modification, AddAbilities):
            words = of_itself(words, _this(who))
        if many and isinstance(modification, SetLandType):
            words = f"is {pluralize(modification.subtype)}"
        elif many and isinstance(modification, AddTypes) and words.endswith(" types"):
            kinds = pluralize(" ".join(type_words(modification).split()[1:]))
            words = f"is {kinds} in addition to their other types"
        if many:
            words = many_do(words).replace(" its other types", " their other types")
            words = words.replace(" its other colors", " their other colors")
            words = words.replace(" its mana value", " their mana values")
        if until is not None:
            words = re.sub(r"^is ", "becomes ", re.sub(r"^are ", "become ", words))
        joint = _joint(parts[-1], words) if parts else ""
        if joint:
            parts[-1] = joint
            continue
        if parts and parts[-1].split()[0] == words.split()[0] == "gains":
            words = words.partition(" ")[2]
        parts.append(words)
    return f"{who} {join_words(parts)}{lasting}{tail}"


def _joint(before: str, words: str) -> str:
    """Two predicates as one that says what something is: ``is a blue Frog``; or empty."""
    verb, _, first = before.partition(" ")
    other, _, last = words.partition(" ")
    if verb != other or verb not in ("is", "are", "becomes", "become"):
        return ""
    if first in _PLAIN_COLORS:
        color, noun = first, last
    elif last in _PLAIN_COLORS:
        color, noun = last, first
    elif first == "a land" and verb in ("is", "becomes"):
        return f"{before.removesuffix('a land')}{last} land"
    else:
        return ""
    if noun in _PLAIN_COLORS or "chosen" in noun:
        return ""
    single = re.match(r"an? (.*)", noun)
    return f"{verb} {with_article(f'{color} {single[1]}') if single else f'{color} {noun}'}"


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
