"""Mana costs (107.4, 202): symbols, parsing and what follows from them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sim.vocab.terms import ALL_COLORS, COLORLESS_BIT, MANA_LETTERS

_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")


@dataclass(frozen=True)
class ManaSymbol:
    """One symbol of a cost that is not plain generic mana or X (107.4).

    ``types`` is a mask of the mana types that pay it; ``generic`` is the generic alternative
    of a monocoloured hybrid symbol such as {2/W} (0: none); ``phyrexian`` lets 2 life pay
    it; ``snow`` asks for mana from a snow source.
    """

    types: int
    generic: int = 0
    phyrexian: bool = False
    snow: bool = False
    written: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        values = (self.types, self.generic, self.phyrexian, self.snow, self.written)
        return (ManaSymbol, values)

    @property
    def mana_value(self) -> int:
        """What the symbol adds to a mana value (202.3e-g)."""
        return max(1, self.generic)

    @property
    def colors(self) -> int:
        """The mask of its colours; snow is none, though mana of any type pays it (107.4h)."""
        return 0 if self.snow else self.types & ALL_COLORS


@dataclass(frozen=True)
class ManaCost:
    """A mana cost: ``generic`` mana, ``symbols``, and how many {X} it has."""

    generic: int = 0
    symbols: tuple[ManaSymbol, ...] = ()
    x_count: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        return (ManaCost, (self.generic, self.symbols, self.x_count))

    def __str__(self) -> str:
        """The cost as it is written, such as ``{X}{2}{R}``; ``{0}`` for nothing."""
        out = "{X}" * self.x_count
        if self.generic or not (self.symbols or self.x_count):
            out += f"{{{self.generic}}}"
        return out + "".join(f"{{{symbol.written}}}" for symbol in self.symbols)

    @property
    def mana_value(self) -> int:
        """The mana value with X as 0 (202.3)."""
        return self.generic + sum(symbol.mana_value for symbol in self.symbols)

    @property
    def least(self) -> int:
        """How much mana pays it at the least: X is 0, Phyrexian symbols are paid with life."""
        units = max(0, self.generic)
        for symbol in self.symbols:
            if not symbol.phyrexian:
                units += 1
        return units

    @property
    def colors(self) -> int:
        """The mask of colours among the symbols (202.2)."""
        mask = 0
        for symbol in self.symbols:
            mask |= symbol.colors
        return mask

    def plus(self, other: ManaCost) -> ManaCost:
        """Both costs together."""
        return ManaCost(
            self.generic + other.generic,
            self.symbols + other.symbols,
            self.x_count + other.x_count,
        )

    def times(self, number: int) -> ManaCost:
        """This cost so many times over."""
        return ManaCost(self.generic * number, self.symbols * number, self.x_count * number)

    def with_generic(self, generic: int) -> ManaCost:
        """This cost with another amount of generic mana."""
        return ManaCost(max(0, generic), self.symbols, self.x_count)

    def with_x(self, value: int) -> ManaCost:
        """This cost with its {X} replaced by ``value`` generic mana each."""
        if not self.x_count:
            return self
        return ManaCost(self.generic + value * self.x_count, self.symbols, 0)


FREE: Final = ManaCost()


def _symbol(written: str) -> ManaSymbol:
    types = generic = 0
    phyrexian = snow = False
    for part in written.split("/"):
        if part == "P":
            phyrexian = True
        elif part == "S":
            snow = True
            types = ALL_COLORS | COLORLESS_BIT
        elif part.isdigit():
            generic = int(part)
        elif part in MANA_LETTERS and len(part) == 1:
            types |= 1 << MANA_LETTERS.index(part)
        else:
            raise ValueError(f"mana symbol {{{written}}} is not known")
    return ManaSymbol(types, generic, phyrexian, snow, written)


@lru_cache(maxsize=4096)
def mana_cost(text: str) -> ManaCost:
    """Parse a cost such as ``{2}{U}{U}`` or ``{X}{R/G}{B/P}``.

    Raises:
        ValueError: the text is not a sequence of known mana symbols.
    """
    if _SYMBOL.sub("", text).strip():
        raise ValueError(f"{text!r} is not a mana cost such as {{2}}{{R}}")
    generic = x_count = 0
    symbols: list[ManaSymbol] = []
    for written in _SYMBOL.findall(text):
        if written == "X":
            x_count += 1
        elif written.isdigit():
            generic += int(written)
        else:
            symbols.append(_symbol(written))
    return ManaCost(generic, tuple(symbols), x_count)


def mana_types(text: str) -> tuple[int, ...]:
    """The units of mana in ``text``, one type bit each: ``{G}{2}`` is green and two colourless."""
    units: list[int] = []
    for written in _SYMBOL.findall(text):
        if written.isdigit():
            units += [COLORLESS_BIT] * int(written)
        else:
            units.append(_symbol(written).types)
    return tuple(units)
