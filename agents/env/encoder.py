"""Writing what a player may know of a game into the numbers of an observation.

This is the one place that reads a game for learners. It is compiled with the engine, and shows
nothing that the player's :class:`sim.View` would not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agents.env import layout
from agents.env.card_rows import OPTION_WORDS, UNKNOWN_CARD, CardRows, option_word
from agents.env.game_row import game_row
from agents.env.packing import packed
from sim.state.decision import Decision
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.state.players import Player
from sim.vocab.abilities import Activated
from sim.vocab.definition import CardDef
from sim.vocab.terms import NOBODY

__all__ = ["UNKNOWN_CARD", "Encoder"]

_ZEROS: Final = bytes(2 * layout.SIZE)
_NO: Final = packed([0])[0]
_YES: Final = packed([1])[0]

_GAME: Final = layout.OFFSETS["game"]
_PERMANENTS: Final = layout.OFFSETS["permanents"]
_HAND: Final = layout.OFFSETS["hand"]
_STACK: Final = layout.OFFSETS["stack"]
_GRAVEYARDS: Final = layout.OFFSETS["graveyards"]
_EXILE: Final = layout.OFFSETS["exile"]
_KNOWN_HAND: Final = layout.OFFSETS["known_hand"]
_KNOWN_LIBRARIES: Final = layout.OFFSETS["known_libraries"]
_EMBLEMS: Final = layout.OFFSETS["emblems"]
_OPTIONS: Final = layout.OFFSETS["options"]

_ALL_PERMANENTS: Final = layout.PERMANENTS
_ALL_HAND: Final = layout.HAND
_ALL_STACK: Final = layout.STACK
_ALL_GRAVEYARD: Final = layout.GRAVEYARD
_ALL_EXILE: Final = layout.EXILE
_ALL_KNOWN_HAND: Final = layout.KNOWN_HAND
_ALL_KNOWN_LIBRARY: Final = layout.KNOWN_LIBRARY
_ALL_EMBLEMS: Final = layout.EMBLEMS
_PERMANENT_SIDE: Final = layout.PERMANENTS * len(layout.PERMANENT_FIELDS)
_EXILE_SIDE: Final = layout.EXILE * len(layout.EXILE_FIELDS)
_COUNT_MINE: Final = layout.GAME_FIELDS.index("my_permanents")
_COUNT_THEIRS: Final = _COUNT_MINE + 1
_MORE_ROW: Final = [layout.MORE_KIND] + [0] * (len(layout.OPTION_FIELDS) - 1)

# Pointers to the first row of each table.
_TO_PERMANENTS: Final = 3
_TO_HAND: Final = _TO_PERMANENTS + 2 * layout.PERMANENTS
_TO_STACK: Final = _TO_HAND + layout.HAND
_TO_GRAVEYARDS: Final = _TO_STACK + layout.STACK
_TO_EXILE: Final = _TO_GRAVEYARDS + 2 * layout.GRAVEYARD

_ASKED: Final = [
    [int(one == kind) for one in range(layout.DECISIONS)] for kind in range(layout.DECISIONS)
]
_NOT_ASKED: Final = [0] * (6 + layout.DECISIONS)
_DECISION_WORDS: Final = {word: number for number, word in enumerate(layout.DECISION_WORDS, 1)}
_OTHER_DECISION_WORD: Final = len(layout.DECISION_WORDS) + 1

# Places in the list of what did not fit, in the order of the last fields of ``game``.
_MINE_OVER: Final = 0
_HAND_OVER: Final = 2
_STACK_OVER: Final = 3
_GRAVEYARD_OVER: Final = 4
_EXILE_OVER: Final = 5
_KNOWN_OVER: Final = 6
_EMBLEMS_OVER: Final = 7
_NUMBER_OVER: Final = 8
_NOTHING_OVER: Final = [0] * 9


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
        # Of the observation that is being written:
        self.pointers: dict[int, int] = {}
        self.over: list[int] = _NOTHING_OVER[:]

    def encode(
        self,
        state: GameState,
        player: int,
        decision: Decision | None,
        first: int,
        end: int,
        page: int,
        block: memoryview,
    ) -> None:
        """Write the observation of one player.

        Args:
            state: the game.
            player: the observer, 0 or 1.
            decision: the pending decision where it is the observer's, else None.
            first: the first option that is on the page.
            end: the one behind the last.
            page: the number of the page, from 0.
            block: bytes, of which two for each of :data:`layout.SIZE` numbers are written.
        """
        block[: 2 * layout.SIZE] = _ZEROS
        self.over = _NOTHING_OVER[:]
        self.pointers = {player: 1, 1 - player: 2}
        mine, theirs = state.players[player], state.players[1 - player]
        sides = self._point(state, mine, theirs, player)
        for side, permanents in enumerate(sides):
            if permanents:
                self._permanents(state, permanents, side, player, block)
        if mine.hand:
            self._hand(mine, 1 - player, block)
        if state.stack:
            self._stack(state, player, block)
        for side, owner in enumerate((mine, theirs)):
            if owner.graveyard:
                self._graveyard(owner, side, block)
            if owner.exile:
                self._exile(owner, side, player, block)
            if owner.command:
                self._emblems(owner, side, block)
            self._library(owner, side, 1 << player, block)
        self._known_hand(theirs, 1 << player, block)
        if decision is not None:
            self._options(state, player, decision, first, end, block)
        numbers = game_row(state, mine, theirs, player)
        numbers[_COUNT_MINE] = len(sides[0])
        numbers[_COUNT_THEIRS] = len(sides[1])
        if decision is None:
            numbers += _NOT_ASKED
        else:
            self._asked(state, player, decision, page, numbers)
        self._write(block, _GAME, numbers)
        if self.cards.over:
            self.over[_NUMBER_OVER] = 1
            self.cards.over = 0
        if self.over != _NOTHING_OVER:
            self._write(block, _GAME + len(numbers), self.over)

    # --- where things stand ----------------------------------------------------------------

    def _point(
        self, state: GameState, mine: Player, theirs: Player, player: int
    ) -> list[list[GameObject]]:
        """Set the pointers; returns each player's permanents, the observer's first."""
        pointers = self.pointers
        sides: list[list[GameObject]] = [[], []]
        for obj in state.battlefield:
            side = 0 if obj.controller == player else 1
            permanents = sides[side]
            if len(permanents) < _ALL_PERMANENTS:
                pointers[obj.id] = _TO_PERMANENTS + side * _ALL_PERMANENTS + len(permanents)
            permanents.append(obj)
        row = _TO_HAND
        for obj in mine.hand:
            if row < _TO_STACK:
                pointers[obj.id] = row
                row += 1
        # The top of the stack comes first, and so does the newest card of a graveyard.
        row = _TO_STACK
        for obj in reversed(state.stack):
            if row < _TO_GRAVEYARDS:
                pointers[obj.id] = row
                row += 1
        for side, owner in enumerate((mine, theirs)):
            row = _TO_GRAVEYARDS + side * _ALL_GRAVEYARD
            end = row + _ALL_GRAVEYARD
            for obj in reversed(owner.graveyard):
                if row < end:
                    pointers[obj.id] = row
                    row += 1
            row = _TO_EXILE + side * _ALL_EXILE
            end = row + _ALL_EXILE
            for obj in owner.exile:
                if row < end and (obj.known >> player & 1 or not obj.face_down):
                    pointers[obj.id] = row
                    row += 1
        return sides

    # --- tables ------------------------------------------------------------------------------

    def _permanents(
        self,
        state: GameState,
        permanents: list[GameObject],
        side: int,
        player: int,
        block: memoryview,
    ) -> None:
        pointers, cards = self.pointers, self.cards
        if len(permanents) > _ALL_PERMANENTS:
            self.over[_MINE_OVER + side] = 1
            permanents = permanents[:_ALL_PERMANENTS]
        parts: list[bytes] = []
        for obj in permanents:
            parts.append(cards.characteristics(obj, player))
            parts.append(cards.circumstances(state, obj, pointers))
        _put(block, _PERMANENTS + side * _PERMANENT_SIDE, b"".join(parts))

    def _hand(self, owner: Player, opponent: int, block: memoryview) -> None:
        hand = owner.hand
        if len(hand) > _ALL_HAND:
            self.over[_HAND_OVER] = 1
            hand = hand[:_ALL_HAND]
        parts: list[bytes] = []
        for obj in hand:
            parts.append(self.cards.printed(obj.card))
            parts.append(_YES if obj.known >> opponent & 1 else _NO)
        _put(block, _HAND, b"".join(parts))

    def _stack(self, state: GameState, player: int, block: memoryview) -> None:
        stack = state.stack[::-1]
        if len(stack) > _ALL_STACK:
            self.over[_STACK_OVER] = 1
            del stack[_ALL_STACK:]
        row: list[int] = []
        for obj in stack:
            self._on_stack(obj, player, row)
        self._write(block, _STACK, row)

    def _on_stack(self, obj: GameObject, player: int, row: list[int]) -> None:
        ability = obj.ability
        kind, which = 1, 0
        if ability is not None:
            kind = 2 if isinstance(ability, Activated) else 3
            for place, one in enumerate(obj.definition.abilities, 1):
                if one is ability or one == ability:
                    which = place
                    break
        targets: list[int] = []
        x, kicked, via, source, modes = obj.x, obj.kicked, obj.via, 0, 0
        context = obj.context
        if context is not None:
            x, kicked, via = context.x, context.kicked, context.via
            if ability is not None:
                source = self.pointers.get(context.source, 0)
            for mode in context.modes:
                modes |= 1 << mode
            for chosen in context.targets:
                targets.extend([self.pointers.get(entity, 0) for entity in chosen])
        count = len(targets)
        row += [
            self.cards.shown(obj, player),
            1 if obj.controller == player else 0,
            kind,
            which,
            1 if obj.is_copy else 0,
            modes,
            x,
            kicked,
            option_word(via),
            source,
            targets[0] if count > 0 else 0,
            targets[1] if count > 1 else 0,
            targets[2] if count > 2 else 0,
            count,
        ]

    def _graveyard(self, owner: Player, side: int, block: memoryview) -> None:
        row = [self.cards.id(obj.definition) for obj in reversed(owner.graveyard)]
        if len(row) > _ALL_GRAVEYARD:
            self.over[_GRAVEYARD_OVER] = 1
            del row[_ALL_GRAVEYARD:]
        self._write(block, _GRAVEYARDS + side * _ALL_GRAVEYARD, row)

    def _exile(self, owner: Player, side: int, player: int, block: memoryview) -> None:
        row: list[int] = []
        for obj in owner.exile:
            if obj.known >> player & 1 or not obj.face_down:  # 406.3
                row.append(self.cards.id(obj.card))
                row.append(self.pointers.get(obj.exiled_with, 0))
                row.append(sum(obj.counters.values()))
        if len(row) > _EXILE_SIDE:
            self.over[_EXILE_OVER] = 1
            del row[_EXILE_SIDE:]
        self._write(block, _EXILE + side * _EXILE_SIDE, row)

    def _emblems(self, owner: Player, side: int, block: memoryview) -> None:
        row = [self.cards.id(obj.definition) for obj in owner.command]
        if len(row) > _ALL_EMBLEMS:
            self.over[_EMBLEMS_OVER] = 1
            del row[_ALL_EMBLEMS:]
        self._write(block, _EMBLEMS + side * _ALL_EMBLEMS, row)

    def _library(self, owner: Player, side: int, mask: int, block: memoryview) -> None:
        known = [place for place, obj in enumerate(owner.library) if obj.known & mask]
        if known:
            row: list[int] = []
            for place in known:
                row.append(self.cards.id(owner.library[place].card))
                row.append(place + 1)
            if len(row) > 2 * _ALL_KNOWN_LIBRARY:
                self.over[_KNOWN_OVER] = 1
                del row[2 * _ALL_KNOWN_LIBRARY :]
            self._write(block, _KNOWN_LIBRARIES + side * 2 * _ALL_KNOWN_LIBRARY, row)

    def _known_hand(self, theirs: Player, mask: int, block: memoryview) -> None:
        row = [self.cards.id(obj.card) for obj in theirs.hand if obj.known & mask]
        if row:
            if len(row) > _ALL_KNOWN_HAND:
                self.over[_KNOWN_OVER] = 1
                del row[_ALL_KNOWN_HAND:]
            self._write(block, _KNOWN_HAND, row)

    def _options(
        self,
        state: GameState,
        player: int,
        decision: Decision,
        first: int,
        end: int,
        block: memoryview,
    ) -> None:
        pointers, cards, options = self.pointers, self.cards, decision.options
        row: list[int] = []
        for index in range(first, end):
            option = options[index]
            word, object, target = option.word, option.object, option.target
            row.append(option.verb + 1)
            if object == NOBODY:
                row += (0, 0)
            else:
                row += (cards.entity(state, object, player), pointers.get(object, 0))
            if target == NOBODY:
                row += (0, 0, option.number)
            else:
                row += (cards.entity(state, target, player), pointers.get(target, 0), option.number)
            if not word:
                row += (0, 0)
            else:
                row.append(option_word(word))
                row.append(0 if word in OPTION_WORDS else self.named(word))
        if end < len(options):
            row += _MORE_ROW
        self._write(block, _OPTIONS, row)

    def _asked(
        self, state: GameState, player: int, decision: Decision, page: int, numbers: list[int]
    ) -> None:
        subject = decision.subject
        word = decision.word
        numbers += [
            1,
            len(decision.options),
            page,
            _DECISION_WORDS.get(word, _OTHER_DECISION_WORD) if word else 0,
            self.cards.entity(state, subject, player),
            self.pointers.get(subject, 0),
        ]
        numbers += _ASKED[decision.kind]

    def _write(self, block: memoryview, start: int, numbers: list[int]) -> None:
        content, over = packed(numbers)
        if over:
            self.over[_NUMBER_OVER] = 1
        _put(block, start, content)


def _put(block: memoryview, start: int, content: bytes) -> None:
    """Write bytes, from a place that is counted in numbers."""
    block[2 * start : 2 * start + len(content)] = content
