"""Cards: a class body in the vocabulary becomes an immutable :class:`CardDef` at import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from sim.vocab import terms
from sim.vocab.abilities import SpellAbility
from sim.vocab.definition import (
    BASIC_MANA,
    LAYOUT_MELD,
    LAYOUT_TRANSFORMING,
    CardDef,
)
from sim.vocab.faces import (
    LAYOUT_ADVENTURE,
    LAYOUT_MODAL,
    LAYOUT_OMEN,
    LAYOUT_SPLIT,
    PLAYABLE_LAYOUTS,
)
from sim.vocab.mana import mana_cost
from sim.vocab.record import Ability, Record
from sim.vocab.type_line import parse_type_line

_FIELDS: Final = frozenset(
    [
        "name",
        "cost",
        "type_line",
        "power",
        "toughness",
        "loyalty",
        "keywords",
        "color",
        "token",
        "definition",
        "melds_with",
        "layout",
    ]
)


class Card:
    """Base of the card classes; a subclass body is the card.

    ``name``, ``cost`` ("" for none), ``type_line``, ``power``, ``toughness``, ``loyalty``,
    ``keywords`` (flags and records), ``color`` (a mask, where the cost does not say it);
    every other attribute is an ability or several. Their order is that of the class body,
    which is the printed one; keywords stand where ``keywords`` stands. A class in the body is
    another face of the card (:class:`Face`); ``melds_with`` names the other card of a meld pair.

    Raises:
        TypeError: at import, if an attribute is no word of the vocabulary.
    """

    name: ClassVar[str] = ""
    cost: ClassVar[str] = ""
    type_line: ClassVar[str] = ""
    power: ClassVar[int | str | None] = None
    toughness: ClassVar[int | str | None] = None
    loyalty: ClassVar[int | None] = None
    keywords: ClassVar[tuple[object, ...]] = ()
    color: ClassVar[int | None] = None
    token: ClassVar[bool] = False
    melds_with: ClassVar[str] = ""
    layout: ClassVar[str] = ""
    definition: ClassVar[CardDef]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        body = cls.__dict__
        if "name" in body:
            cls.definition = _define(cls, body)


class Token(Card):
    """Base of the token classes (111)."""

    token = True


class Face(Card):
    """Base of the other faces of a card, each written as a class in the card's class body."""


class BackFace(Face):
    """The back of a transforming double-faced card (712.1)."""

    layout = LAYOUT_TRANSFORMING


class MeldedFace(Face):
    """The combined back of a meld pair, on the card whose ability melds them (713.1)."""

    layout = LAYOUT_MELD


class ModalBack(Face):
    """The back of a modal double-faced card (712.1), which can be played as well."""

    layout = LAYOUT_MODAL


class SplitHalf(Face):
    """One half of a split card (709.1); the card itself has both halves' characteristics."""

    layout = LAYOUT_SPLIT


class Adventure(Face):
    """The Adventure that an adventurer card can be cast as (716.1)."""

    layout = LAYOUT_ADVENTURE


class Omen(Face):
    """The Omen that a card can be cast as (of later rules), shuffled away as it resolves."""

    layout = LAYOUT_OMEN


def _define(cls: type[Card], body: Mapping[str, Any]) -> CardDef:
    mask = 0
    abilities: list[Ability] = []
    faces: list[CardDef] = []
    for key, value in body.items():
        if isinstance(value, type) and issubclass(value, Face):
            faces.append(value.definition)
        elif key == "keywords":
            for word in value:
                if isinstance(word, int):
                    mask |= word
                else:
                    abilities += _abilities(cls, key, word)
        elif key not in _FIELDS and not key.startswith("__"):
            abilities += _abilities(cls, key, value)
    subtypes = parse_type_line(cls.type_line)[2]
    # 305.6: the intrinsic mana ability of a basic land type comes first.
    basics = [BASIC_MANA[one] for one in terms.BASIC_LAND_TYPES if one in subtypes]
    stats = tuple(None if v is None else str(v) for v in (cls.power, cls.toughness, cls.loyalty))
    definition = CardDef(
        cls.name,
        mana_cost(cls.cost) if cls.cost else None,
        cls.type_line,
        (stats[0], stats[1], stats[2]),
        cls.color,
        mask,
        tuple(basics + abilities),
        cls.token,
        (cls.__module__, cls.__qualname__),
    )
    definition.faces = tuple(faces)
    definition.layout = cls.layout
    definition.melds_with = cls.melds_with
    for face in faces:
        face.front = definition
        definition.use_zones |= face.use_zones
        definition.index_zones |= face.index_zones
        definition.watch_zones |= face.watch_zones
        if face.layout in PLAYABLE_LAYOUTS:
            _playable(definition, face)
    if faces and faces[0].layout == LAYOUT_SPLIT:
        _fuse(definition)
    return definition


def _abilities(cls: type[Card], key: str, value: object) -> list[Ability]:
    parts = value if isinstance(value, tuple) else (value,)
    out: list[Ability] = []
    for part in parts:
        if not isinstance(part, Ability):
            what = type(part).__name__ if not isinstance(part, Record) else repr(part)
            raise TypeError(f"{cls.__module__}.{cls.__name__}.{key}: {what} is not an ability")
        out.append(part)
    return out


def _playable(card: CardDef, face: CardDef) -> None:
    """What the engine must look at where a face can be played by itself."""
    card.plain = False
    card.quick = card.quick or face.quick
    card.least_mana = min(card.least_mana, face.least_mana)
    card.conditional = card.conditional or face.conditional


def _fuse(card: CardDef) -> None:
    """702.102b-d: a fused spell has both halves' instructions, the left ones first."""
    halves = [face.spell for face in card.faces]
    if all(spell is not None and len(spell.modes) == 1 for spell in halves):
        modes = tuple([spell.modes[0] for spell in halves if spell is not None])
        card.spell = SpellAbility(modes, len(modes), len(modes))


class FaceDown(Card):
    """What a face-down spell or permanent is (708.2): a 2/2 creature without anything else."""

    name, cost, type_line = "", "", "Creature"
    power, toughness = 2, 2


class Emblem(Card):
    """An emblem without its abilities, which the effect that creates it gives it (114.3)."""

    name, cost, type_line = "Emblem", "", ""
