"""The type line of a card (205) as masks and words."""

from __future__ import annotations

from sim.vocab import terms


def parse_type_line(line: str) -> tuple[int, int, tuple[str, ...]]:
    """Supertypes, types (masks) and subtypes of a type line.

    Raises:
        ValueError: a word before the dash is no supertype or card type.
    """
    left, _, right = line.replace("—", "-").partition(" - ")
    supertypes = types = 0
    for word in left.split():
        if word in terms.SUPERTYPE_NAMES:
            supertypes |= 1 << terms.SUPERTYPE_NAMES.index(word)
        elif word in terms.TYPE_NAMES:
            types |= 1 << terms.TYPE_NAMES.index(word)
        else:
            raise ValueError(f"{word!r} is neither a supertype nor a card type")
    return supertypes, types, tuple(right.split())


def can_gain(subtype: str, types: int) -> bool:
    """Whether something of these card types can gain the subtype (205.3d)."""
    if subtype in terms.LAND_SUBTYPES:
        return types & terms.TYPE_LAND != 0
    if subtype in terms.ARTIFACT_SUBTYPES:
        return types & terms.TYPE_ARTIFACT != 0
    if subtype in terms.ENCHANTMENT_SUBTYPES:
        return types & terms.TYPE_ENCHANTMENT != 0
    if subtype in terms.SPELL_SUBTYPES:
        return types & (terms.TYPE_INSTANT | terms.TYPE_SORCERY) != 0
    return types & (terms.TYPE_CREATURE | terms.TYPE_KINDRED) != 0
