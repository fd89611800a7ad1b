"""Definitions of cards: the immutable data that every game shares."""

from __future__ import annotations

import importlib
from typing import Final

from sim.vocab import terms
from sim.vocab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    CastOnlyIf,
    HandAction,
    Replacement,
    SpellAbility,
    Static,
    Triggered,
)
from sim.vocab.build import activated
from sim.vocab.copying import Except
from sim.vocab.costs import TAP
from sim.vocab.effects import AddMana
from sim.vocab.mana import ManaCost
from sim.vocab.mana_traits import Look
from sim.vocab.record import Ability, Definition, reads_of
from sim.vocab.references import Host, Self
from sim.vocab.rendering import rules_text, token_text
from sim.vocab.summary import (
    changes_kinds,
    defined_color,
    defined_sizes,
    final_chapter,
    has_entry,
    least_mana,
    needs_targets,
    notes_mana,
    only_listens,
    plain_cost,
    simple_mana,
    watchful,
    with_mana_cost,
)
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_HAND
from sim.vocab.type_line import can_gain, parse_type_line

BASIC_MANA: Final = {
    name: activated(TAP, AddMana((1 << index,)))
    for index, name in enumerate(terms.BASIC_LAND_TYPES)
}


# How a face that stands in another card's definition belongs to that card.
LAYOUT_TRANSFORMING: Final = "transforming"
LAYOUT_MELD: Final = "meld"


class Characteristics:
    """The characteristics of an object (109.3) as the layers leave them.

    ``power`` and ``toughness`` are 0 where there is none; ``subtypes`` holds the names;
    ``keywords`` the flags and ``abilities`` everything else in printed order.
    """

    __slots__ = (
        "abilities",
        "all_creature_types",
        "colors",
        "keywords",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )

    def __init__(
        self,
        name: str,
        supertypes: int,
        types: int,
        subtypes: frozenset[str],
        colors: int,
        power: int,
        toughness: int,
        keywords: int,
        abilities: tuple[Ability, ...],
    ) -> None:
        self.name = name
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.all_creature_types = bool(keywords & terms.KEYWORD_CHANGELING)
        self.colors = colors
        self.power = power
        self.toughness = toughness
        self.keywords = keywords
        self.abilities = abilities

    def __reduce__(self) -> tuple[object, ...]:
        return (Characteristics, ("", 0, 0, frozenset(), 0, 0, 0, 0, ()), self.__getstate__())

    def copy(self) -> Characteristics:
        """An independent copy."""
        out = Characteristics(
            self.name,
            self.supertypes,
            self.types,
            self.subtypes,
            self.colors,
            self.power,
            self.toughness,
            self.keywords,
            self.abilities,
        )
        out.all_creature_types = self.all_creature_types
        return out


class CardDef(Definition):
    """The immutable definition of a card or token, shared by every game.

    Attributes follow the printed card (200): ``cost`` is None where there is no mana cost;
    ``power`` and ``toughness`` are numbers, with the text as printed beside them. The flags
    spare the engine a look at the abilities: ``acts`` (there is an activated ability that is
    no mana ability), ``acts_in_hand``, ``quick`` (from the hand it may be used
    outside a main phase), ``conditional`` (using it has a condition),
    ``watchful`` (static, triggered or replacing, but for how it enters itself), ``has_entry`` (it
    replaces that), ``only_listens`` (it is watchful, but has nothing static and nothing about mana:
    it waits for events), ``changes_kinds`` (of what may be entering it
    changes types, colours or abilities) and ``changes_own_kind`` (of itself); and so do the masks
    of zones in which abilities work: ``index_zones`` for those that act by themselves,
    ``use_zones`` for those a player uses, ``watch_zones`` for both.
    ``plain_cost`` is the whole cost of a spell that nothing on the card itself changes, with
    X as 0, ``least_mana`` the least for which it can be cast; ``simple_mana`` are the types of the
    one mana that the only ability adds for {T} alone, and ``mana`` is all that the mana abilities
    are at a glance; ``needs_targets``: a mode of the spell needs an object to target; ``reads`` is
    what the abilities look at besides the battlefield (READS_*).
    ``sizes`` are power and toughness as an ability of the card defines them, None where they
    are as printed. ``faces`` are the card's other faces, and each of them has its ``layout``
    (LAYOUT_*) and the card as its ``front``; ``melds_with`` names the other card of a meld pair.
    """

    __slots__ = (
        "abilities",
        "activated",
        "acts",
        "acts_in_hand",
        "additional_costs",
        "alternative_costs",
        "cast_conditions",
        "changes_kinds",
        "changes_own_kind",
        "colors",
        "conditional",
        "cost",
        "faces",
        "final_chapter",
        "front",
        "has_entry",
        "index_zones",
        "is_permanent",
        "keywords",
        "layout",
        "least_mana",
        "loyalty",
        "loyalty_text",
        "mana",
        "mana_value",
        "melds_with",
        "module",
        "name",
        "needs_targets",
        "only_listens",
        "plain",
        "plain_cost",
        "power",
        "power_text",
        "printed",
        "qualname",
        "quick",
        "reads",
        "simple_mana",
        "sizes",
        "spell",
        "subtypes",
        "supertypes",
        "token",
        "toughness",
        "toughness_text",
        "type_mask",
        "types",
        "use_zones",
        "varied",
        "watch_zones",
        "watchful",
    )

    def __init__(
        self,
        name: str,
        cost: ManaCost | None,
        type_line: str,
        stats: tuple[str | None, str | None, str | None],
        color: int | None,
        keywords: int,
        abilities: tuple[Ability, ...],
        token: bool,
        where: tuple[str, str],
    ) -> None:
        self.name = name
        self.cost = cost
        self.mana_value = cost.mana_value if cost else 0
        supertypes, types, subtypes = parse_type_line(type_line)
        self.supertypes = terms.bit_names(supertypes, terms.SUPERTYPE_NAMES)
        self.types = terms.type_names(types)
        self.subtypes = subtypes
        self.type_mask = types
        self.power_text, self.toughness_text, self.loyalty_text = stats
        self.power = _number(self.power_text)
        self.toughness = _number(self.toughness_text)
        self.loyalty = _number(self.loyalty_text)
        defined = defined_color(abilities)
        self.colors = color if color is not None else (cost.colors if cost else 0)
        self.colors = self.colors if defined is None else defined
        self.sizes = defined_sizes(abilities)
        self.keywords = keywords
        self.token = token
        self.varied: tuple[Except, ...] = ()  # what makes it a variant of the class's definition
        self.module, self.qualname = where
        self.faces: tuple[CardDef, ...] = ()
        self.layout = ""
        self.front: CardDef | None = None
        self.melds_with = ""
        self.abilities = abilities
        self.is_permanent = bool(types & terms.TYPES_PERMANENT)
        self.spell: SpellAbility | None = None
        for ability in self.abilities:
            if isinstance(ability, SpellAbility):
                self.spell = ability
        self.activated = tuple(one for one in self.abilities if isinstance(one, Activated))
        self.alternative_costs = tuple(
            with_mana_cost(one, cost)
            for one in self.abilities
            if isinstance(one, AlternativeCost) and (cost is not None or not one.own_mana)
        )
        self.additional_costs = tuple(
            one for one in self.abilities if isinstance(one, AdditionalCost)
        )
        self.cast_conditions = tuple(
            one.condition for one in self.abilities if isinstance(one, CastOnlyIf)
        )
        self.conditional = bool(self.cast_conditions) or any(
            getattr(one, "condition", None) is not None
            for one in self.abilities
            if isinstance(one, (Activated, AlternativeCost))
        )
        self.reads = reads_of(*self.abilities)
        self.has_entry = has_entry(self.abilities)
        self.watchful = watchful(self.abilities)
        self.only_listens = only_listens(self.abilities)
        self.acts_in_hand = any(
            isinstance(one, HandAction) or (isinstance(one, Activated) and one.zone == ZONE_HAND)
            for one in self.abilities
        )
        instant = types & terms.TYPE_INSTANT or keywords & terms.KEYWORD_FLASH
        self.quick = bool(instant) or self.acts_in_hand
        self.acts = any(not one.is_mana for one in self.activated)
        self.needs_targets = needs_targets(self.abilities)
        self.notes_mana = notes_mana(self.abilities)
        self.plain_cost = plain_cost(cost, keywords, abilities)
        self.least_mana = least_mana(cost, self.alternative_costs, abilities, keywords)
        self.plain = (
            self.plain_cost is not None and not self.alternative_costs and not self.cast_conditions
        )
        self.simple_mana = simple_mana(self.abilities)
        self.mana = Look(self.activated)
        self.use_zones = 0
        self.index_zones = 0
        for ability in self.abilities:
            if isinstance(ability, Static) and ability.defining:
                continue
            if isinstance(ability, (Triggered, Static, Replacement)):
                self.index_zones |= ability.zones & ~(1 << ZONE_BATTLEFIELD)
            elif isinstance(ability, (Activated, AlternativeCost)):
                self.use_zones |= 1 << ability.zone
        # Cards in hand and on the battlefield are looked at anyway.
        self.use_zones &= ~(1 << ZONE_BATTLEFIELD | 1 << ZONE_HAND)
        self.watch_zones = self.use_zones | self.index_zones
        self.changes_kinds = changes_kinds(self.abilities, (Host, Self))
        self.changes_own_kind = changes_kinds(self.abilities, (Host,))
        self.final_chapter = final_chapter(abilities)
        self.printed = Characteristics(
            name,
            supertypes,
            types,
            frozenset(subtypes),
            self.colors,
            self.power,
            self.toughness,
            keywords,
            self.abilities,
        )

    def __repr__(self) -> str:
        return f"CardDef({self.name!r})"

    def __reduce__(self) -> tuple[object, tuple[str, str, tuple[Except, ...]]]:
        return (load_definition, (self.module, self.qualname, self.varied))

    def variant(self, exception: Except) -> CardDef:
        """This definition but for an exception: "except it has haste" (707.9b)."""
        if exception == Except(keywords=self.keywords & exception.keywords):
            return self
        key = (self.module, self.qualname, (*self.varied, exception))
        found = _VARIANTS.get(key)
        if found is None:
            power, toughness = self.power_text, self.toughness_text
            if exception.size is not None:
                power, toughness = str(exception.size[0]), str(exception.size[1])
            lost = terms.bit_names(exception.without, terms.SUPERTYPE_NAMES)
            mask = self.type_mask | exception.types
            had = list(self.subtypes)
            if exception.bestowed:  # 205.1b: with the type its subtypes go
                mask &= ~terms.TYPE_CREATURE
                had = [one for one in had if one in terms.ENCHANTMENT_SUBTYPES]
            words = [one for one in self.supertypes if one not in lost]
            words += terms.bit_names(mask, terms.TYPE_NAMES)
            had += [one for one in exception.subtypes if one not in had and can_gain(one, mask)]
            kinds = ["-", *had] if had else []
            found = _VARIANTS[key] = CardDef(
                self.name,
                None if exception.costless else self.cost,
                " ".join([*words, *kinds]),
                (power, toughness, self.loyalty_text),
                self.colors if exception.color == terms.NOBODY else exception.color,
                self.keywords | exception.keywords,
                self.abilities + exception.abilities,
                self.token,
                (self.module, self.qualname),
            )
            found.varied = key[2]
        return found

    @property
    def copiable(self) -> CardDef:
        """What is copied of it, which is not that it is bestowed (707.2, 702.103b)."""
        if not any(exception.bestowed for exception in self.varied):
            return self
        others = tuple(one for one in self.varied if not one.bestowed)
        return load_definition(self.module, self.qualname, others)

    def other_face(self, layout: str) -> CardDef | None:
        """The face of that layout besides the front one; None where there is none."""
        for face in self.faces:
            if face.layout == layout:
                return face
        return None

    @property
    def mana_cost(self) -> str:
        """The mana cost as written, empty where there is none."""
        return "" if self.cost is None else str(self.cost)

    @property
    def type_line(self) -> str:
        """The type line, such as ``Legendary Creature — Cat Soldier``."""
        line = " ".join((*self.supertypes, *self.types))
        return f"{line} — {' '.join(self.subtypes)}" if self.subtypes else line

    def text(self) -> str:
        """The rules text, rendered from the definition; one ability a line."""
        return rules_text(self)

    def token_phrase(self, many: bool = False) -> str:
        """The token in words, as an effect that creates it says: ``1/1 red Goblin ...``."""
        return token_text(self, many)


# One object for each, whoever asks.
_VARIANTS: dict[tuple[str, str, tuple[Except, ...]], CardDef] = {}


def load_definition(module: str, qualname: str, varied: tuple[Except, ...] = ()) -> CardDef:
    """The definition of the card class in a module (pickle's way back to it)."""
    found = importlib.import_module(module)
    for name in qualname.split("."):  # a face's class stands in the card's
        found = getattr(found, name)
    definition: CardDef = found.definition
    for exception in varied:
        definition = definition.variant(exception)
    return definition


def _number(text: str | None) -> int:
    digits = (text or "0").split("+")[0].replace("*", "")
    return int(digits or 0)
