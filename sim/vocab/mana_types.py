"""Types of mana that have to be found out: what could be produced, what was chosen (106.7)."""

from __future__ import annotations

from dataclasses import dataclass

from sim.vocab.describe import Filter, noun_phrase, one
from sim.vocab.record import Record
from sim.vocab.terms import COLORLESS_BIT, color_letters


@dataclass(eq=False, repr=False)
class ManaTypes(Record):
    """A set of mana types that depends on the game; empty where none is defined (106.5)."""

    def one_mana(self, mask: int) -> str:
        """One mana of these types, as far as they are in the mask, in words."""
        kind = "type" if mask & COLORLESS_BIT else "color"
        return f"one mana of any {kind} {self.text()}"


@dataclass(eq=False, repr=False)
class CouldProduce(ManaTypes):
    """The types that a permanent which fits could produce (106.7)."""

    filter: Filter

    def text(self) -> str:
        return f"that {one(self.filter)} could produce"


@dataclass(eq=False, repr=False)
class ColorsOf(ManaTypes):
    """The colours of the permanents that fit."""

    filter: Filter

    def text(self) -> str:
        return f"of {one(self.filter)}"

    def one_mana(self, mask: int) -> str:
        return f"one mana of a color {self.text()}"


@dataclass(eq=False, repr=False)
class ChosenColorOfSelf(ManaTypes):
    """The colour that was chosen for the source; ``also`` is a mask of types beside it."""

    also: int = 0

    def text(self) -> str:
        return "of the chosen color"

    def one_mana(self, mask: int) -> str:
        either = f"{{{color_letters(self.also)}}} or " if self.also else ""
        return f"{either}one mana of the chosen color"


@dataclass(eq=False, repr=False)
class TypesProduced(ManaTypes):
    """The types of the mana that the event added."""

    noun: str = "land"

    def text(self) -> str:
        return f"that {self.noun} produced"


@dataclass(eq=False, repr=False)
class SpendOnly(Record):
    """What mana may be spent on (106.6): spells that fit, abilities of objects that fit.

    ``uncounterable``: the spell on which it is spent can't be countered.
    """

    spells: Filter | None = None
    abilities: Filter | None = None
    uncounterable: bool = False

    def text(self) -> str:
        uses: list[str] = []
        if self.spells is not None:
            uses.append(f"cast {noun_phrase(self.spells, 2, kind='spell')}")
        if self.abilities is not None:
            uses.append(f"activate abilities of {noun_phrase(self.abilities, 2)}")
        then = ", and those spells can't be countered" if self.uncounterable else ""
        return f"Spend this mana only to {' or '.join(uses)}{then}"
