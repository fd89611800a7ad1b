"""Modifications: what continuous effects change about an object, layer by layer (613)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab import terms
from sim.vocab.describe import Filter, noun_phrase
from sim.vocab.english import join_words, lowered, sentence, with_article
from sim.vocab.record import Ability, Amount, Modification, Number, Ref, number_text
from sim.vocab.references import YOU

LAYER_CONTROL: Final = 20
LAYER_TYPE: Final = 40
LAYER_COLOR: Final = 50
LAYER_ABILITY: Final = 60
LAYER_DEFINE: Final = 71
LAYER_SET: Final = 72
LAYER_CHANGE: Final = 73
LAYER_SWITCH: Final = 74
LAYERS: Final = (20, 40, 50, 60, 71, 72, 73, 74)


@dataclass(eq=False, repr=False)
class GainControl(Modification):
    """A player controls the object (layer 2)."""

    player: Ref = YOU

    @property
    def layer(self) -> int:
        return LAYER_CONTROL

    def text(self) -> str:
        return f"is controlled by {self.player.text()}"


@dataclass(eq=False, repr=False)
class AddTypes(Modification):
    """Is also of the card types and subtypes (layer 4)."""

    types: int = 0
    subtypes: tuple[str, ...] = ()
    supertypes: int = 0

    @property
    def layer(self) -> int:
        return LAYER_TYPE

    def text(self) -> str:
        if not self.types and not self.subtypes:
            names = terms.bit_names(self.supertypes, terms.SUPERTYPE_NAMES)
            return "is " + join_words([name.lower() for name in names])
        return f"is {type_words(self)} in addition to its other types"


@dataclass(eq=False, repr=False)
class SetTypes(Modification):
    """Is of just these card types and subtypes; supertypes stay (layer 4, 205.1)."""

    types: int = 0
    subtypes: tuple[str, ...] = ()

    @property
    def layer(self) -> int:
        return LAYER_TYPE

    def text(self) -> str:
        return f"is {type_words(self)}"


@dataclass(eq=False, repr=False)
class SetCreatureTypes(Modification):
    """Has just these creature types (layer 4, 205.1b)."""

    subtypes: tuple[str, ...] = ()

    @property
    def layer(self) -> int:
        return LAYER_TYPE

    def text(self) -> str:
        return "is " + with_article(" ".join(self.subtypes))


@dataclass(eq=False, repr=False)
class ChosenCreatureType(Modification):
    """Is of the creature type chosen for the source; ``add``: besides its own (layer 4)."""

    add: bool = False

    @property
    def layer(self) -> int:
        return LAYER_TYPE

    def text(self) -> str:
        return "is the chosen type" + (" in addition to its other types" if self.add else "")


@dataclass(eq=False, repr=False)
class SetLandType(Modification):
    """Is a land of just this basic land type and loses its abilities (layer 4, 305.7)."""

    subtype: str = "Mountain"

    @property
    def layer(self) -> int:
        return LAYER_TYPE

    def text(self) -> str:
        return f"is {with_article(self.subtype)}"


@dataclass(eq=False, repr=False)
class AllCreatureTypes(Modification):
    """Is every creature type (layer 4)."""

    @property
    def layer(self) -> int:
        return LAYER_TYPE

    def text(self) -> str:
        return "is every creature type"


@dataclass(eq=False, repr=False)
class SetColors(Modification):
    """Is just these colours; 0 is colourless (layer 5)."""

    mask: int = 0

    @property
    def layer(self) -> int:
        return LAYER_COLOR

    def text(self) -> str:
        if self.mask == terms.ALL_COLORS:
            return "is all colors"
        names = terms.bit_names(self.mask, terms.COLOR_NAMES)
        return "is " + (join_words(list(names)) or "colorless")


@dataclass(eq=False, repr=False)
class AddChosenColor(Modification):
    """Is also of the colour that was chosen for the source (layer 5)."""

    @property
    def layer(self) -> int:
        return LAYER_COLOR

    def text(self) -> str:
        return "is the chosen color in addition to its other colors"


@dataclass(eq=False, repr=False)
class AddKeywords(Modification):
    """Has the keyword abilities (layer 6)."""

    mask: int = 0

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        mask = self.mask & ~terms.KEYWORD_UNBLOCKABLE
        names = join_words(list(terms.bit_names(mask, terms.KEYWORD_NAMES)))
        parts = [f"has {names}"] if names else []
        if mask != self.mask:
            parts.append("can't be blocked")
        return " and ".join(parts)


@dataclass(eq=False, repr=False)
class AddAbilities(Modification):
    """Has the abilities (layer 6)."""

    abilities: tuple[Ability, ...] = ()

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        return "has " + join_words([_granted(ability) for ability in self.abilities])


@dataclass(eq=False, repr=False)
class AddProtection(Modification):
    """Has protection from the colour stored in the frame's register "color" (layer 6)."""

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        return "has protection from the color of your choice"


@dataclass(eq=False, repr=False)
class AddChosenProtection(Modification):
    """Has protection from the colour chosen for the source (layer 6).

    ``spares``: what fits is not removed by it (702.16n), such as the Aura itself.
    """

    spares: Filter | None = None

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        words = "has protection from the chosen color"
        if self.spares is None:
            return words
        return f"{words}. This effect doesn't remove {noun_phrase(self.spares, 2)}"


@dataclass(eq=False, repr=False)
class ReplaceEnchant(Modification):
    """Loses its enchant ability and has enchant just these creatures (layer 6, 702.5a)."""

    what: Ref

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        return f'loses its enchant ability and gains "enchant {self.what.text()}"'


@dataclass(eq=False, repr=False)
class LoseAllAbilities(Modification):
    """Loses all abilities (layer 6)."""

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        return "loses all abilities"


@dataclass(eq=False, repr=False)
class LoseKeywords(Modification):
    """Loses the keyword abilities (layer 6)."""

    mask: int = 0

    @property
    def layer(self) -> int:
        return LAYER_ABILITY

    def text(self) -> str:
        return "loses " + join_words(list(terms.bit_names(self.mask, terms.KEYWORD_NAMES)))


@dataclass(eq=False, repr=False)
class DefineStats(Modification):
    """A characteristic-defining ability sets power and toughness (layer 7a)."""

    power: Number = 0
    toughness: Number = 0

    @property
    def layer(self) -> int:
        return LAYER_DEFINE

    def text(self) -> str:
        if self.power == self.toughness:
            return f"power and toughness are each equal to {number_text(self.power)}"
        return _stats_are(self.power, self.toughness)


@dataclass(eq=False, repr=False)
class SetStats(Modification):
    """Has base power and toughness (layer 7b); None leaves the one as it is."""

    power: Number | None = None
    toughness: Number | None = None

    @property
    def layer(self) -> int:
        return LAYER_SET

    def text(self) -> str:
        if self.toughness is None:
            return f"has base power {number_text(self.power or 0)}"
        if self.power is None:
            return f"has base toughness {number_text(self.toughness)}"
        if self.power == self.toughness and not isinstance(self.power, int):
            return f"has base power and toughness each equal to {number_text(self.power)}"
        return f"has base power and toughness {self.size()}"

    def size(self) -> str:
        """Both as printed on a card: ``2/2``."""
        return f"{number_text(self.power or 0)}/{number_text(self.toughness or 0)}"


@dataclass(eq=False, repr=False)
class ChangeStats(Modification):
    """Gets +N/+N without setting anything (layer 7c)."""

    power: Number = 0
    toughness: Number = 0

    @property
    def layer(self) -> int:
        return LAYER_CHANGE

    def text(self) -> str:
        return self.head() + self.tail()

    def head(self) -> str:
        """What it gets, without what the numbers depend on."""
        one, other = _scaled(self.power), _scaled(self.toughness)
        # A zero takes the sign of its neighbour, as on cards: -0/-3, +2/+0.
        minus = min(one[0], other[0]) < 0
        bases = self._bases()
        return f"gets {_signed(*one, minus, bases)}/{_signed(*other, minus, bases)}"

    def tail(self) -> str:
        """What the numbers depend on: "for each ...", "where X is ..."."""
        bases = self._bases()
        if not bases:
            return ""
        if bases[0].each():
            return f" for each {bases[0].each()}"
        names = ("X", "Y")
        parts = [
            f"{name} is {base.text()}"
            for name, base in zip(names, bases, strict=False)
            if base.text() != "X"
        ]
        return f", where {' and '.join(parts)}" if parts else ""

    def _bases(self) -> list[Amount]:
        found: list[Amount] = []
        for value in (self.power, self.toughness):
            base = _scaled(value)[1]
            if base is not None and base not in found:
                found.append(base)
        return found


@dataclass(eq=False, repr=False)
class SwitchStats(Modification):
    """Switches power and toughness (layer 7d)."""

    @property
    def layer(self) -> int:
        return LAYER_SWITCH

    def text(self) -> str:
        return "has its power and toughness switched"


def _granted(ability: Ability) -> str:
    text = ability.text()
    if any(getattr(ability, one, "") for one in ("keyword", "quality", "name")):
        return lowered(text)
    text = sentence(text)
    return f'"{text}"' if text.endswith(".") else f'"{text}."'


def _scaled(value: Number) -> tuple[int, Amount | None]:
    return (value, None) if isinstance(value, int) else value.scaled()


def _signed(factor: int, base: Amount | None, minus: bool, bases: list[Amount]) -> str:
    sign = "-" if factor < 0 or (factor == 0 and minus) else "+"
    if base is None or base.each():
        return f"{sign}{abs(factor)}"
    letter = "XY"[bases.index(base)]
    return f"{sign}{letter if abs(factor) == 1 else str(abs(factor)) + letter}"


def _stats_are(power: Number, toughness: Number) -> str:
    return (
        f"power is equal to {number_text(power)} and its toughness is equal to "
        f"{number_text(toughness)}"
    )


def type_words(change: AddTypes | SetTypes) -> str:
    """The types and subtypes that a modification gives, with an article: ``a Sliver creature``."""
    words = [*change.subtypes]
    words += [name.lower() for name in terms.type_names(change.types)]
    phrase = " ".join(words)
    return ("an " if phrase[:1].lower() in "aeiou" else "a ") + phrase
