"""What a copy has besides the copied values: "except it's an Illusion ..." (707.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.vocab import terms
from sim.vocab.english import join_words, of_itself, sentence, with_article
from sim.vocab.record import Ability, Definition, Modification, Record, Ref

LAYER_COPY: Final = 10


@dataclass(eq=False, repr=False)
class Except(Record):
    """Exceptions of a copy effect, which are copiable themselves (707.9b).

    ``types``, ``subtypes``, ``keywords`` and ``abilities`` are added, ``without`` is a mask
    of the supertypes it has not; ``size`` replaces power and toughness, ``color`` (a mask) the
    colours; ``costless``: it has no mana cost. ``bestowed``: it is an Aura and no creature, which
    nothing copies (702.103b).
    """

    keywords: int = 0
    types: int = 0
    subtypes: tuple[str, ...] = ()
    without: int = 0
    abilities: tuple[Ability, ...] = ()
    size: tuple[int, int] | None = None
    color: int = terms.NOBODY
    costless: bool = False
    bestowed: bool = False

    def text(self) -> str:
        said: list[str] = []
        if self.without:
            lost = terms.bit_names(self.without, terms.SUPERTYPE_NAMES)
            said.append("it isn't " + " or ".join(name.lower() for name in lost))
        kinds = [*self.subtypes]
        kinds += [name.lower() for name in terms.type_names(self.types)]
        if self.size is not None and kinds:
            size = f"{self.size[0]}/{self.size[1]} "
            said.append(f"it's a {size}{' '.join(kinds)} in addition to its other types")
        elif kinds:
            said.append(f"it's {with_article(' '.join(kinds))} in addition to its other types")
        elif self.size is not None:
            said.append(f"it's {self.size[0]}/{self.size[1]}")
        if self.color != terms.NOBODY:
            said.append(
                "it's "
                + (join_words(list(terms.bit_names(self.color, terms.COLOR_NAMES))) or "colorless")
            )
        if self.costless:
            said.append("it has no mana cost")
        names = list(terms.bit_names(self.keywords, terms.KEYWORD_NAMES))
        if names:
            said.append(f"it has {join_words(names)}")
        for ability in self.abilities:
            said.append(f'it has "{of_itself(sentence(ability.text()), "this creature")}."')
        return "except " + join_words(said)


@dataclass(eq=False, repr=False)
class BecomeCopy(Modification):
    """Becomes a copy of an object (layer 1, 707.4).

    ``this_ability``: except that it has the ability that makes it one. ``definition`` are the
    copiable values, which are settled as the effect begins (707.2b).
    """

    of: Ref
    exception: Except | None = None
    this_ability: bool = False
    definition: Definition | None = None

    @property
    def layer(self) -> int:
        return LAYER_COPY

    def text(self) -> str:
        words = f"becomes a copy of {self.of.text()}"
        if self.exception is not None:
            words += f", {self.exception.text()}"
        return words + (", except it has this ability" if self.this_ability else "")
