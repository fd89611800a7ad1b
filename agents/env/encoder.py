"""Writing what a player may know of a game into the numbers of an observation.

This, with :mod:`agents.env.tables`, is the one place that reads a game for learners. It is compiled
with the engine, and shows nothing that the player's :class:`sim.View` would not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agents.env import layout
from agents.env.card_rows import OPTION_WORDS, UNKNOWN_CARD, CardRows, option_word
from agents.env.packing import packed
from agents.env.tables import NOTHING_OVER, NUMBER_OVER, Tables, pads
from sim.state.decision import Decision
from sim.state.game_state import GameState
from sim.vocab.definition import CardDef

__all__ = ["UNKNOWN_CARD", "Encoder"]

_OPTION_PADS: Final = pads(layout.ACTIONS, len(layout.OPTION_FIELDS))
_MORE_ROW: Final = [layout.MORE_KIND] + [0] * (len(layout.OPTION_FIELDS) - 1)
# The possible actions, as they stand behind an observation, by how many there are.
_MASKS: Final = [
    bytes([1] * count + [0] * (layout.ACTIONS - count)) for count in range(layout.ACTIONS + 1)
]
_NOT_ASKED: Final = packed([0] * (6 + layout.DECISIONS))[0]
_ALL_FITS: Final = packed(NOTHING_OVER)[0]


class Encoder:
    """Writes observations; keeps what it has learnt of cards, so one serves many games.

    Args:
        identify: gives a definition's id in the vocabulary, :data:`UNKNOWN_CARD` where it has
            none.
        named: gives the id of the card of a name, 0 where there is none.
    """

    def __init__(self, identify: Callable[[CardDef], int], named: Callable[[str], int]) -> None:
        self.cards = CardRows(identify)
        self.named = named

    def encode(
        self,
        state: GameState,
        player: int,
        decision: Decision | None,
        first: int,
        end: int,
        page: int,
    ) -> bytearray:
        """The observation of one player, with the mask behind it.

        Args:
            state: the game.
            player: the observer, 0 or 1.
            decision: the pending decision where it is the observer's, else None.
            first: the first option that is on the page.
            end: the one behind the last.
            page: the number of the page, from 0.

        Returns:
            Two bytes for each of :data:`layout.WITH_MASK` numbers.
        """
        tables = Tables(state, player, self.cards)
        parts = tables.parts
        tables.game()
        if decision is None:
            parts.append(_NOT_ASKED)
        else:
            tables.asked(decision, page)
        flags = len(parts)
        parts.append(_ALL_FITS)
        tables.permanents(0)
        tables.permanents(1)
        tables.hand()
        tables.stack()
        for owner in tables.owners:
            tables.graveyard(owner)
        for owner in tables.owners:
            tables.exile(owner)
        tables.known_hand()
        for owner in tables.owners:
            tables.library(owner)
        for owner in tables.owners:
            tables.emblems(owner)
        if decision is None:
            parts.append(_OPTION_PADS[0])
            parts.append(_MASKS[1])
        else:
            self._options(tables, decision, first, end)
        if self.cards.over:
            tables.over[NUMBER_OVER] = 1
            self.cards.over = 0
        if tables.over != NOTHING_OVER:
            parts[flags] = packed(tables.over)[0]
        return bytearray().join(parts)

    def _options(self, tables: Tables, decision: Decision, first: int, end: int) -> None:
        options = decision.options
        row: list[int] = []
        for index in range(first, end):
            option = options[index]
            word = option.word
            row.append(option.verb + 1)
            tables.point_out(option.object, row)
            tables.point_out(option.target, row)
            row.append(option.number)
            if not word:
                row += (0, 0)
            else:
                row.append(option_word(word))
                row.append(0 if word in OPTION_WORDS else self.named(word))
        count = end - first
        if end < len(options):
            row += _MORE_ROW
            count += 1
        tables.write(row)
        tables.parts.append(_OPTION_PADS[count])
        tables.parts.append(_MASKS[count])
