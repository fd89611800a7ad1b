"""Writing what a player may know of a game into the numbers of an observation.

This is the one place that reads a game for learners. It is compiled with the engine, and shows
nothing that the player's :class:`sim.View` would not.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final

from agents.env import layout
from sim.engine.view import visible
from sim.rules import evaluate
from sim.state.decision import Decision, Option
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.state.players import Player
from sim.vocab.abilities import Activated
from sim.vocab.definition import CardDef, Characteristics
from sim.vocab.terms import FIRST_OBJECT

UNKNOWN_CARD: Final = 1

_ZEROS: Final = array("h", bytes(2 * layout.SIZE))
_LOWEST: Final = -32768
_HIGHEST: Final = 32767

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
_PERMANENT_WIDTH: Final = len(layout.PERMANENT_FIELDS)

# Pointers to the first row of each table.
_TO_HAND: Final = 3 + 2 * layout.PERMANENTS
_TO_STACK: Final = _TO_HAND + layout.HAND
_TO_GRAVEYARDS: Final = _TO_STACK + layout.STACK
_TO_EXILE: Final = _TO_GRAVEYARDS + 2 * layout.GRAVEYARD

_TYPES: Final = tuple(mask for _, mask in layout.TYPES)
_KEYWORDS: Final = tuple(mask for _, mask in layout.KEYWORDS)
_COLORS: Final = 5
_MANA_TYPES: Final = 6
_STEPS: Final = layout.STEPS
_DECISIONS: Final = layout.DECISIONS
_OPTION_WORDS: Final = {word: number for number, word in enumerate(layout.OPTION_WORDS, 1)}
_DECISION_WORDS: Final = {word: number for number, word in enumerate(layout.DECISION_WORDS, 1)}
_OTHER_OPTION_WORD: Final = len(layout.OPTION_WORDS) + 1
_OTHER_DECISION_WORD: Final = len(layout.DECISION_WORDS) + 1

# Bits of what did not fit, in the order of the last fields of ``game``.
_MINE_OVER: Final = 0
_THEIRS_OVER: Final = 1
_HAND_OVER: Final = 2
_STACK_OVER: Final = 3
_GRAVEYARD_OVER: Final = 4
_EXILE_OVER: Final = 5
_KNOWN_OVER: Final = 6
_NUMBER_OVER: Final = 7
_OVERS: Final = 8


class Encoder:
    """Writes observations; keeps what it has learnt of cards, so one serves many games.

    Args:
        identify: gives a definition's id in the vocabulary, :data:`UNKNOWN_CARD` where it has
            none.
        named: gives the id of the card of a name, 0 where there is none.
    """

    def __init__(self, identify: Callable[[CardDef], int], named: Callable[[str], int]) -> None:
        self.identify = identify
        self.named = named
        self.ids: dict[CardDef, int] = {}
        self.printed: dict[CardDef, array[int]] = {}
        self.pointers: dict[int, int] = {}
        self.over: list[int] = [0] * _OVERS

    def encode(
        self,
        state: GameState,
        player: int,
        decision: Decision | None,
        shown: list[Option],
        page: int,
        block: memoryview,
    ) -> None:
        """Write the observation of one player.

        Args:
            state: the game.
            player: the observer, 0 or 1.
            decision: the pending decision where it is the observer's, else None.
            shown: the options that are on the page.
            page: the number of the page, from 0.
            block: :data:`layout.SIZE` numbers of format ``h``, all of which are written.
        """
        block[:] = memoryview(_ZEROS)
        self.over = [0] * _OVERS
        self.pointers = {player: 1, 1 - player: 2}
        mine, theirs = state.players[player], state.players[1 - player]
        self._point(state, player)
        self._permanents(state, player, block)
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
            self._library(owner, side, player, block)
        self._known_hand(theirs, player, block)
        if decision is not None:
            self._options(state, player, shown, block)
        self._game(state, player, decision, page, block)

    # --- where things stand ----------------------------------------------------------------

    def _point(self, state: GameState, player: int) -> None:
        pointers = self.pointers
        counts = [0, 0]
        for obj in state.battlefield:
            side = 0 if obj.controller == player else 1
            row = counts[side]
            counts[side] = row + 1
            if row < _ALL_PERMANENTS:
                pointers[obj.id] = 3 + side * _ALL_PERMANENTS + row
        if counts[0] > _ALL_PERMANENTS:
            self.over[_MINE_OVER] = 1
        if counts[1] > _ALL_PERMANENTS:
            self.over[_THEIRS_OVER] = 1
        row = _TO_HAND
        for obj in state.players[player].hand:
            if row < _TO_STACK:
                pointers[obj.id] = row
                row += 1
        # The top of the stack comes first, and so does the newest card of a graveyard.
        row = _TO_STACK
        for obj in reversed(state.stack):
            if row < _TO_GRAVEYARDS:
                pointers[obj.id] = row
                row += 1
        for side in (0, 1):
            owner = state.players[player if side == 0 else 1 - player]
            row = 0
            for obj in reversed(owner.graveyard):
                if row < _ALL_GRAVEYARD:
                    pointers[obj.id] = _TO_GRAVEYARDS + side * _ALL_GRAVEYARD + row
                    row += 1
            row = 0
            for obj in owner.exile:
                if row < _ALL_EXILE and visible(obj, player):
                    pointers[obj.id] = _TO_EXILE + side * _ALL_EXILE + row
                    row += 1

    # --- tables ------------------------------------------------------------------------------

    def _permanents(self, state: GameState, player: int, block: memoryview) -> None:
        pointers = self.pointers
        turn = state.turn
        for obj in state.battlefield:
            pointer = pointers.get(obj.id, 0)
            if pointer == 0:
                continue
            row = self._characteristics(obj, player)
            counters = obj.counters
            plus = minus = loyalty = others = 0
            if counters:
                for kind, count in counters.items():
                    if kind == "+1/+1":
                        plus = count
                    elif kind == "-1/-1":
                        minus = count
                    elif kind == "loyalty":
                        loyalty = count
                    else:
                        others += count
            blocking = obj.blocking
            rest = [
                1 if obj.tapped else 0,
                1 if evaluate.is_sick(state, obj) else 0,
                obj.damage,
                pointers.get(obj.attacking, 0),
                1 if obj.blocked else 0,
                pointers.get(blocking[0], 0) if blocking else 0,
                pointers.get(obj.attached_to, 0),
                plus,
                minus,
                loyalty,
                others,
                1 if obj.token else 0,
                1 if obj.face_down else 0,
                1 if obj.entered == turn else 0,
            ]
            row.extend(self._numbers(rest))
            start = _PERMANENTS + (pointer - 3) * _PERMANENT_WIDTH
            block[start : start + _PERMANENT_WIDTH] = row

    def _hand(self, owner: Player, opponent: int, block: memoryview) -> None:
        table = array("h")
        for count, obj in enumerate(owner.hand):
            if count == _ALL_HAND:
                self.over[_HAND_OVER] = 1
                break
            table.extend(self._printed(obj.card))
            table.append(obj.known >> opponent & 1)
        if table:
            block[_HAND : _HAND + len(table)] = table

    def _stack(self, state: GameState, player: int, block: memoryview) -> None:
        numbers: list[int] = []
        for row, obj in enumerate(reversed(state.stack)):
            if row == _ALL_STACK:
                self.over[_STACK_OVER] = 1
                break
            numbers.extend(self._stack_row(obj, player))
        block[_STACK : _STACK + len(numbers)] = self._numbers(numbers)

    def _stack_row(self, obj: GameObject, player: int) -> list[int]:
        ability = obj.ability
        kind = 1
        if ability is not None:
            kind = 2 if isinstance(ability, Activated) else 3
        targets: list[int] = []
        x, kicked, via, source = obj.x, obj.kicked, obj.via, 0
        context = obj.context
        if context is not None:
            x, kicked, via = context.x, context.kicked, context.via
            if ability is not None:
                source = self.pointers.get(context.source, 0)
            for chosen in context.targets:
                targets.extend([self.pointers.get(one, 0) for one in chosen])
        count = len(targets)
        return [
            self._card(obj, player),
            1 if obj.controller == player else 0,
            kind,
            1 if obj.is_copy else 0,
            x,
            kicked,
            self._option_word(via),
            source,
            targets[0] if count > 0 else 0,
            targets[1] if count > 1 else 0,
            targets[2] if count > 2 else 0,
            count,
        ]

    def _graveyard(self, owner: Player, side: int, block: memoryview) -> None:
        cards = [self._id(obj.definition) for obj in reversed(owner.graveyard)]
        if len(cards) > _ALL_GRAVEYARD:
            self.over[_GRAVEYARD_OVER] = 1
            del cards[_ALL_GRAVEYARD:]
        start = _GRAVEYARDS + side * _ALL_GRAVEYARD
        block[start : start + len(cards)] = array("h", cards)

    def _exile(self, owner: Player, side: int, player: int, block: memoryview) -> None:
        numbers: list[int] = []
        for obj in owner.exile:
            if visible(obj, player):
                numbers.append(self._id(obj.card))
                numbers.append(self.pointers.get(obj.exiled_with, 0))
        if len(numbers) > 2 * _ALL_EXILE:
            self.over[_EXILE_OVER] = 1
            del numbers[2 * _ALL_EXILE :]
        start = _EXILE + side * 2 * _ALL_EXILE
        block[start : start + len(numbers)] = array("h", numbers)

    def _emblems(self, owner: Player, side: int, block: memoryview) -> None:
        cards = [self._id(obj.definition) for obj in owner.command[:_ALL_EMBLEMS]]
        start = _EMBLEMS + side * _ALL_EMBLEMS
        block[start : start + len(cards)] = array("h", cards)

    def _library(self, owner: Player, side: int, player: int, block: memoryview) -> None:
        mine = 1 << player
        numbers: list[int] = []
        for place, obj in enumerate(owner.library):
            if obj.known & mine:
                numbers.append(self._id(obj.card))
                numbers.append(place + 1)
        if numbers:
            if len(numbers) > 2 * _ALL_KNOWN_LIBRARY:
                self.over[_KNOWN_OVER] = 1
                del numbers[2 * _ALL_KNOWN_LIBRARY :]
            start = _KNOWN_LIBRARIES + side * 2 * _ALL_KNOWN_LIBRARY
            block[start : start + len(numbers)] = array("h", numbers)

    def _known_hand(self, theirs: Player, player: int, block: memoryview) -> None:
        cards = [self._id(obj.card) for obj in theirs.hand if obj.known >> player & 1]
        if cards:
            if len(cards) > _ALL_KNOWN_HAND:
                self.over[_KNOWN_OVER] = 1
                del cards[_ALL_KNOWN_HAND:]
            block[_KNOWN_HAND : _KNOWN_HAND + len(cards)] = array("h", cards)

    def _options(
        self, state: GameState, player: int, shown: list[Option], block: memoryview
    ) -> None:
        pointers = self.pointers
        numbers: list[int] = []
        for option in shown:
            word = option.word
            numbers.append(option.verb + 1)
            numbers.append(self._entity(state, option.object, player))
            numbers.append(pointers.get(option.object, 0))
            numbers.append(self._entity(state, option.target, player))
            numbers.append(pointers.get(option.target, 0))
            numbers.append(option.number)
            if not word:
                numbers.append(0)
                numbers.append(0)
            else:
                numbers.append(self._option_word(word))
                numbers.append(0 if word in _OPTION_WORDS else self.named(word))
        block[_OPTIONS : _OPTIONS + len(numbers)] = self._numbers(numbers)

    def _game(
        self,
        state: GameState,
        player: int,
        decision: Decision | None,
        page: int,
        block: memoryview,
    ) -> None:
        mine, theirs = state.players[player], state.players[1 - player]
        permanents = 0
        for obj in state.battlefield:
            if obj.controller == player:
                permanents += 1
        numbers = [
            state.turn,
            1 if state.active == player else 0,
            1 if state.priority == player else 0,
            1 if state.priority == 1 - player else 0,
            1 if state.starting_player == player else 0,
            mine.life,
            theirs.life,
            mine.counters.get("poison", 0),
            theirs.counters.get("poison", 0),
            mine.counters.get("energy", 0),
            theirs.counters.get("energy", 0),
            len(mine.hand),
            len(theirs.hand),
            len(mine.library),
            len(theirs.library),
            len(mine.graveyard),
            len(theirs.graveyard),
            len(mine.exile),
            len(theirs.exile),
            permanents,
            len(state.battlefield) - permanents,
            mine.lands_played,
            theirs.lands_played,
            mine.mulligans,
            theirs.mulligans,
            mine.drawn_this_turn,
            theirs.drawn_this_turn,
            mine.life_lost,
            theirs.life_lost,
        ]
        numbers += _mana(mine.pool, theirs.pool)
        numbers.append(len(state.stack))
        numbers.append(len(state.cast_this_turn))
        steps = [0] * _STEPS
        steps[state.step] = 1
        numbers += steps
        kinds = [0] * _DECISIONS
        if decision is None:
            numbers += [0, 0, 0, 0, 0, 0]
        else:
            kinds[decision.kind] = 1
            subject = decision.subject
            word = decision.word
            numbers += [
                1,
                len(decision.options),
                page,
                _DECISION_WORDS.get(word, _OTHER_DECISION_WORD) if word else 0,
                self._entity(state, subject, player),
                self.pointers.get(subject, 0),
            ]
        numbers += kinds
        written = self._numbers(numbers)
        written.extend(array("h", self.over))
        block[_GAME : _GAME + len(written)] = written

    # --- cards and numbers -------------------------------------------------------------------

    def _entity(self, state: GameState, id: int, player: int) -> int:
        """The card of the object that an option or a decision names; 0 for players and none."""
        if id < FIRST_OBJECT:
            return 0
        obj = state.find(id)
        return 0 if obj is None else self._card(obj, player)

    def _card(self, obj: GameObject, player: int) -> int:
        if not obj.face_down:
            return self._id(obj.definition)
        return self._id(obj.card) if obj.known >> player & 1 else UNKNOWN_CARD

    def _id(self, card: CardDef) -> int:
        found = self.ids.get(card, 0)
        if found == 0:
            found = self.ids[card] = self.identify(card)
        return found

    def _characteristics(self, obj: GameObject, player: int) -> array[int]:
        """A row that may be added to."""
        definition = obj.definition
        if obj.chars is definition.printed and not obj.face_down:
            return self._printed(definition)[:]
        row = [self._card(obj, player)]
        _describe(obj.chars, evaluate.mana_value(obj), row)
        return self._numbers(row)

    def _printed(self, card: CardDef) -> array[int]:
        found = self.printed.get(card)
        if found is None:
            row = [self._id(card)]
            _describe(card.printed, card.mana_value, row)
            found = self.printed[card] = self._numbers(row)
        return found

    def _option_word(self, word: str) -> int:
        return _OPTION_WORDS.get(word, _OTHER_OPTION_WORD) if word else 0

    def _numbers(self, numbers: list[int]) -> array[int]:
        try:
            return array("h", numbers)
        except OverflowError:
            self.over[_NUMBER_OVER] = 1
            return array("h", [min(max(one, _LOWEST), _HIGHEST) for one in numbers])


def _describe(chars: Characteristics, mana_value: int, row: list[int]) -> None:
    """Add the characteristics to a row, in the order of ``CHARACTERISTIC_FIELDS``."""
    row.append(chars.power)
    row.append(chars.toughness)
    row.append(mana_value)
    types, colors, keywords = chars.types, chars.colors, chars.keywords
    for mask in _TYPES:
        row.append(1 if types & mask else 0)
    for index in range(_COLORS):
        row.append(colors >> index & 1)
    for mask in _KEYWORDS:
        row.append(1 if keywords & mask else 0)
    row.append(len(chars.abilities))


def _mana(mine: list[int], theirs: list[int]) -> list[int]:
    """How many units of each type of mana the two pools hold, type by type."""
    counts = [0] * (2 * _MANA_TYPES)
    for side, pool in enumerate((mine, theirs)):
        for unit in pool:
            for index in range(_MANA_TYPES):
                if unit >> index & 1:
                    counts[2 * index + side] += 1
    return counts
