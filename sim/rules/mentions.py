"""What filters, references and conditions ask of objects, as the layers need to know (613.8)."""

from __future__ import annotations

from typing import Final

from sim.vocab.filters import HasAbility, HasKeyword, HasSubtype, HasType

TYPES: Final = 1
ABILITIES: Final = 2
# Filters, references and conditions are immutable, so what they mention is true for ever; that
# they are kept here saves their ids from being used again.
_MENTIONED: Final[dict[int, tuple[object, int]]] = {}
_MANY: Final = 20_000


def asked_of_objects(what: object) -> int:
    """What a filter, reference or condition asks of objects, as a mask; worked out once."""
    if what is None:
        return 0
    known = _MENTIONED.get(id(what))
    if known is None:
        if len(_MENTIONED) > _MANY:
            _MENTIONED.clear()
        known = _MENTIONED[id(what)] = (what, _look_for_what_is_asked(what))
    return known[1]


def _look_for_what_is_asked(what: object) -> int:
    if isinstance(what, (HasType, HasSubtype)):
        mask = TYPES
    elif isinstance(what, (HasKeyword, HasAbility)):
        mask = ABILITIES
    else:
        mask = 0
    inner = getattr(what, "parts", None)
    if inner is not None:
        for one in inner:
            mask |= _look_for_what_is_asked(one)
        return mask
    for name in ("part", "left", "filter"):  # also of a condition
        one = getattr(what, name, None)
        if one is not None:
            mask |= _look_for_what_is_asked(one)
    return mask
