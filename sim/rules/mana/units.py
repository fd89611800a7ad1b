"""Units of mana and the slots of a cost that they pay, both as plain integers (106, 107.4)."""

from __future__ import annotations

from typing import Final

from sim.state.objects import GameObject
from sim.vocab.mana import ManaCost
from sim.vocab.terms import (
    ANY_MANA_TYPE,
    COLOR_NAMES,
    MANA_LETTERS,
    SUPERTYPE_SNOW,
)

# A unit is the bit of its type, or a mask while the type is still to be chosen, and SNOW if
# its source was snow (106.3). What a creature pays by convoke has GENERIC instead: it pays
# generic mana and mana of the creature's colours, but is no mana (702.51a). The bits from
# RESTRICTION up are for mana that may be spent only on certain things (106.6).
SNOW: Final = 64
GENERIC: Final = 128
RESTRICTION: Final = 8
# A slot is what has to be paid with one unit: a mask of types, with GENERIC if anything pays
# it, with SNOW if only mana of a snow source does (107.4h).
GENERIC_SLOT: Final = ANY_MANA_TYPE | GENERIC
_PAYABLE: Final = GENERIC_SLOT

_MOST_CHOICES: Final = 126  # those of five units of five types

TYPE_WORDS: Final = (*COLOR_NAMES, "colorless")
# How many types of mana a mask holds; colourless alone counts as none: it pays the least.
FLEXIBILITY: Final = tuple(0 if mask == 32 else bin(mask).count("1") for mask in range(64))


def pays(unit: int, slot: int) -> bool:
    """Whether the unit can pay the slot."""
    return unit & slot & _PAYABLE != 0 and (not slot & SNOW or unit & SNOW != 0)


def is_free(cost: ManaCost) -> bool:
    """Whether the cost asks for no mana at all."""
    return cost.generic <= 0 and not cost.symbols


def slots(cost: ManaCost) -> list[list[int]]:
    """The ways in which the cost can be split into slots, that with the fewest slots first.

    There are several where it has monocoloured hybrid symbols (107.4e). An X that is still in
    the cost is 0; Phyrexian symbols are to be paid with mana.
    """
    plain: list[int] = []
    ways: list[list[int]] = [[]]
    for symbol in cost.symbols:
        slot = symbol.types | (SNOW if symbol.snow else 0)
        if not symbol.generic:
            plain.append(slot)
            continue
        more: list[list[int]] = []
        for way in ways:
            for choice in ([slot], [GENERIC_SLOT] * symbol.generic):
                if way + choice not in more:
                    more.append(way + choice)
        ways = more
    ways.sort(key=len)
    generic = [GENERIC_SLOT] * max(0, cost.generic)
    return [
        plain
        + [one for one in way if one != GENERIC_SLOT]
        + [one for one in way if one == GENERIC_SLOT]
        + generic
        for way in ways
    ]


def snow_of(obj: GameObject) -> int:
    """SNOW for mana that the object produces, if it is snow."""
    return SNOW if obj.chars.supertypes & SUPERTYPE_SNOW else 0


def first_type(mask: int) -> int:
    """One type of the mask: the first in the order WUBRGC."""
    return mask & -mask


def each_type(mask: int) -> list[int]:
    """Every type of the mask, in the order WUBRGC."""
    return [1 << index for index in range(6) if mask >> index & 1]


def type_word(type_bit: int) -> str:
    """The word for a type of mana."""
    return TYPE_WORDS[(type_bit & ANY_MANA_TYPE).bit_length() - 1]


def letters(types: tuple[int, ...]) -> str:
    """The letters of types of mana, as the words of a context: ``"WUU"``."""
    return "".join(MANA_LETTERS[(one & ANY_MANA_TYPE).bit_length() - 1] for one in types)


def type_of_word(word: str) -> int:
    """The type bit for a word such as ``"green"``."""
    return 1 << TYPE_WORDS.index(word)


def without(pool: list[int], spent: list[int]) -> list[int]:
    """The pool after these units have been taken out of it."""
    left = pool.copy()
    for unit in spent:
        left.remove(unit)
    return left


def choices(units: tuple[int, ...], same: bool) -> list[tuple[int, ...]]:
    """The ways to choose a type for each unit; with ``same`` one type for all."""
    if same:
        common = ANY_MANA_TYPE
        for unit in units:
            common &= unit
        rest = units[0] & ~ANY_MANA_TYPE
        return [(one | rest,) * len(units) for one in each_type(common)]
    ways: list[tuple[int, ...]] = [()]
    for unit in units:
        rest = unit & ~ANY_MANA_TYPE
        kept: dict[tuple[int, ...], tuple[int, ...]] = {}  # each combination once
        for way in ways:
            for one in each_type(unit & ANY_MANA_TYPE):
                longer = (*way, one | rest)
                kept.setdefault(tuple(sorted(longer)), longer)
        ways = list(kept.values())[:_MOST_CHOICES]
    return ways


def match(units: list[int], times: list[int], wanted: list[int], due: list[int]) -> list[int]:
    """Pay slots with units: for each slot the index of its unit; empty if it cannot be done.

    A unit with time ``t`` exists after step ``t``, a slot is due at a step and takes only
    units from before it. Units that come first are preferred: whichever set of units can pay,
    the one that is chosen is the best of all, unit by unit (the sets are the independent ones
    of a transversal matroid, for which the greedy choice is the best).
    """
    owner = [-1] * len(wanted)
    open_slots = len(wanted)
    for index in range(len(units)):
        if open_slots == 0:
            break
        if _augment(index, units, times, wanted, due, owner, [False] * len(wanted)):
            open_slots -= 1
    return owner if open_slots == 0 else []


def _augment(
    index: int,
    units: list[int],
    times: list[int],
    wanted: list[int],
    due: list[int],
    owner: list[int],
    seen: list[bool],
) -> bool:
    """Find a slot for one more unit, moving others where need be (Kuhn's algorithm)."""
    unit = units[index]
    time = times[index]
    kind = unit & _PAYABLE
    snow = unit & SNOW
    for place, slot in enumerate(wanted):
        if owner[place] < 0 and kind & slot and time < due[place] and (snow or not slot & SNOW):
            owner[place] = index
            return True
    for place, slot in enumerate(wanted):
        if seen[place] or not kind & slot or time >= due[place] or (slot & SNOW and not snow):
            continue
        seen[place] = True
        if _augment(owner[place], units, times, wanted, due, owner, seen):
            owner[place] = index
            return True
    return False
