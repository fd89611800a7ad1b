"""Numbers that describe cards and permanents: parts of the rows that the encoder writes.

Compiled with it; what follows from a definition alone is worked out once for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agents.env import layout
from agents.env.packing import packed
from sim.rules import evaluate
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import CardDef, Characteristics
from sim.vocab.terms import FIRST_OBJECT, TYPE_CREATURE

UNKNOWN_CARD: Final = 1

_TYPES: Final = tuple(mask for _, mask in layout.TYPES)
_KEYWORDS: Final = tuple(mask for _, mask in layout.KEYWORDS)
_COLORS: Final = 5
COUNTERS: Final = ("+1/+1", "-1/-1", "loyalty")
OPTION_WORDS: Final = {word: number for number, word in enumerate(layout.OPTION_WORDS, 1)}
_OTHER_WORD: Final = len(layout.OPTION_WORDS) + 1


def option_word(word: str) -> int:
    """1 more than the word's place in ``layout.OPTION_WORDS``; 0 for no word."""
    return OPTION_WORDS.get(word, _OTHER_WORD) if word else 0


def _quiet() -> list[bytes]:
    """The columns of a permanent about which there is not more to say than six bits."""
    found: list[bytes] = []
    for bits in range(64):
        tapped, sick, blocked = bits & 1, bits >> 1 & 1, bits >> 2 & 1
        token, face_down, fresh = bits >> 3 & 1, bits >> 4 & 1, bits >> 5 & 1
        row = [tapped, sick, 0, 0, blocked, 0, 0, 0, 0, 0, 0, 0, token, face_down, fresh]
        found.append(packed(row)[0])
    return found


_QUIET: Final = _quiet()


class CardRows:
    """What cards are like as numbers; keeps what it has learnt of them.

    Args:
        identify: gives a definition's id in the vocabulary, :data:`UNKNOWN_CARD` where it has
            none.
    """

    def __init__(self, identify: Callable[[CardDef], int]) -> None:
        self.identify = identify
        self.ids: dict[CardDef, int] = {}
        self.shorts: dict[CardDef, bytes] = {}
        self.rows: dict[CardDef, bytes] = {}
        # The columns of a set of types, of colours and of keywords.
        self.types: dict[int, bytes] = {}
        self.colors: dict[int, bytes] = {}
        self.keywords: dict[int, bytes] = {}
        # Whether some number since this was last set to 0 did not fit.
        self.over = 0

    def id(self, card: CardDef) -> int:
        """The card's id in the vocabulary."""
        found = self.ids.get(card, 0)
        if found == 0:
            found = self.ids[card] = self.identify(card)
        return found

    def short(self, card: CardDef) -> bytes:
        """The card's id as it is written."""
        found = self.shorts.get(card)
        if found is None:
            found = self.shorts[card] = packed([self.id(card)])[0]
        return found

    def shown(self, obj: GameObject, player: int) -> int:
        """The id of the card that an object shows to a player."""
        if not obj.face_down:
            return self.id(obj.definition)
        return self.id(obj.card) if obj.known >> player & 1 else UNKNOWN_CARD

    def entity(self, state: GameState, id: int, player: int) -> int:
        """The card of the object that an option or a decision names; 0 for players and none."""
        if id < FIRST_OBJECT:
            return 0
        obj = state.find(id)
        return 0 if obj is None else self.shown(obj, player)

    def printed(self, card: CardDef) -> bytes:
        """A card's ``CHARACTERISTIC_FIELDS``."""
        found = self.rows.get(card)
        if found is None:
            parts: list[bytes] = []
            self._describe(self.id(card), card.printed, card.mana_value, parts)
            found = self.rows[card] = b"".join(parts)
        return found

    def characteristics(self, obj: GameObject, player: int, parts: list[bytes]) -> None:
        """Write the ``CHARACTERISTIC_FIELDS`` of a permanent, as the layers leave them."""
        definition, chars = obj.definition, obj.chars
        if chars is definition.printed and not obj.face_down:
            parts.append(self.printed(definition))
        else:
            shown = self.shown(obj, player)
            self.over |= self._describe(shown, chars, evaluate.mana_value(obj), parts)

    def _describe(
        self, id: int, chars: Characteristics, mana_value: int, parts: list[bytes]
    ) -> int:
        """Write the fields; 1 if some number did not fit."""
        content, over = packed([id, chars.power, chars.toughness, mana_value])
        parts.append(content)
        found = self.types.get(chars.types)
        if found is None:
            found, _ = packed([1 if chars.types & mask else 0 for mask in _TYPES])
            self.types[chars.types] = found
        parts.append(found)
        found = self.colors.get(chars.colors)
        if found is None:
            found, _ = packed([chars.colors >> index & 1 for index in range(_COLORS)])
            self.colors[chars.colors] = found
        parts.append(found)
        found = self.keywords.get(chars.keywords)
        if found is None:
            found, _ = packed([1 if chars.keywords & mask else 0 for mask in _KEYWORDS])
            self.keywords[chars.keywords] = found
        parts.append(found)
        parts.append(packed([len(chars.abilities)])[0])
        return over


def quiet(state: GameState, obj: GameObject) -> bytes | None:
    """The other fields of a permanent where six bits say them; else None."""
    if (
        obj.damage
        or obj.attacking >= 0
        or obj.attached_to >= 0
        or obj.blocking
        or obj.counters
        or obj.chosen
    ):
        return None
    bits = 1 if obj.tapped else 0
    if is_sick(state, obj):
        bits |= 2
    if obj.blocked:
        bits |= 4
    if obj.token:
        bits |= 8
    if obj.face_down:
        bits |= 16
    if obj.entered == state.turn:
        bits |= 32
    return _QUIET[bits]


def is_sick(state: GameState, obj: GameObject) -> bool:
    """Whether it is a creature that cannot attack or pay {T} yet (302.6)."""
    return obj.chars.types & TYPE_CREATURE != 0 and evaluate.is_sick(state, obj)
