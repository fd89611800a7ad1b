"""Numbers that describe cards and permanents: parts of the rows that the encoder writes.

Compiled with it; what follows from a definition alone is worked out once for each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agents.env import layout
from sim.rules import evaluate
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.definition import CardDef, Characteristics
from sim.vocab.terms import FIRST_OBJECT

UNKNOWN_CARD: Final = 1

_TYPES: Final = tuple(mask for _, mask in layout.TYPES)
_KEYWORDS: Final = tuple(mask for _, mask in layout.KEYWORDS)
_COLORS: Final = 5


class CardRows:
    """What cards are like as numbers; keeps what it has learnt of them.

    Args:
        identify: gives a definition's id in the vocabulary, :data:`UNKNOWN_CARD` where it has
            none.
    """

    def __init__(self, identify: Callable[[CardDef], int]) -> None:
        self.identify = identify
        self.ids: dict[CardDef, int] = {}
        self.rows: dict[CardDef, list[int]] = {}
        # The columns of a set of types, of colours and of keywords.
        self.types: dict[int, list[int]] = {}
        self.colors: dict[int, list[int]] = {}
        self.keywords: dict[int, list[int]] = {}

    def id(self, card: CardDef) -> int:
        """The card's id in the vocabulary."""
        found = self.ids.get(card, 0)
        if found == 0:
            found = self.ids[card] = self.identify(card)
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

    def printed(self, card: CardDef) -> list[int]:
        """A card's ``CHARACTERISTIC_FIELDS``; not to be changed."""
        found = self.rows.get(card)
        if found is None:
            found = self.rows[card] = [self.id(card)]
            self._describe(card.printed, card.mana_value, found)
        return found

    def permanent(self, obj: GameObject, player: int, row: list[int]) -> None:
        """Add the ``CHARACTERISTIC_FIELDS`` of a permanent to a row, as the layers leave them."""
        definition = obj.definition
        if obj.chars is definition.printed and not obj.face_down:
            row += self.printed(definition)
        else:
            row.append(self.shown(obj, player))
            self._describe(obj.chars, evaluate.mana_value(obj), row)

    def _describe(self, chars: Characteristics, mana_value: int, row: list[int]) -> None:
        row.append(chars.power)
        row.append(chars.toughness)
        row.append(mana_value)
        found = self.types.get(chars.types)
        if found is None:
            found = self.types[chars.types] = [1 if chars.types & mask else 0 for mask in _TYPES]
        row += found
        found = self.colors.get(chars.colors)
        if found is None:
            found = self.colors[chars.colors] = [
                chars.colors >> index & 1 for index in range(_COLORS)
            ]
        row += found
        found = self.keywords.get(chars.keywords)
        if found is None:
            found = self.keywords[chars.keywords] = [
                1 if chars.keywords & mask else 0 for mask in _KEYWORDS
            ]
        row += found
        row.append(len(chars.abilities))


def add_counters(obj: GameObject, row: list[int]) -> None:
    """Add how many counters a permanent has: +1/+1, -1/-1, loyalty, others."""
    counters = obj.counters
    if not counters:
        row.append(0)
        row.append(0)
        row.append(0)
        row.append(0)
        return
    others = 0
    for kind, count in counters.items():
        if kind not in ("+1/+1", "-1/-1", "loyalty"):
            others += count
    row.append(counters.get("+1/+1", 0))
    row.append(counters.get("-1/-1", 0))
    row.append(counters.get("loyalty", 0))
    row.append(others)
