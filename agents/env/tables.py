"""The tables of an observation as they are written: what stands where, and pointers to it.

Part of the encoder, and compiled with it.
"""

from __future__ import annotations

from typing import Final

from agents.env import layout
from agents.env.card_rows import COUNTERS, CardRows, is_sick, option_word, quiet
from agents.env.game_row import STEPS, game_row
from agents.env.packing import packed
from sim.state.decision import Decision
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.state.players import Player
from sim.vocab.abilities import Activated
from sim.vocab.terms import (
    FIRST_OBJECT,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_STACK,
)

_NO: Final = packed([0])[0]
_YES: Final = packed([1])[0]

_ALL_PERMANENTS: Final = layout.PERMANENTS
_ALL_HAND: Final = layout.HAND
_ALL_STACK: Final = layout.STACK
_ALL_GRAVEYARD: Final = layout.GRAVEYARD
_ALL_EXILE: Final = layout.EXILE
_ALL_KNOWN_HAND: Final = layout.KNOWN_HAND
_ALL_KNOWN_LIBRARY: Final = layout.KNOWN_LIBRARY
_ALL_EMBLEMS: Final = layout.EMBLEMS


def pads(rows: int, columns: int) -> list[bytes]:
    """What stands in a table behind so many rows."""
    return [bytes(2 * columns * (rows - filled)) for filled in range(rows + 1)]


_PERMANENT_PADS: Final = pads(layout.PERMANENTS, len(layout.PERMANENT_FIELDS))
_HAND_PADS: Final = pads(layout.HAND, len(layout.HAND_FIELDS))
_STACK_PADS: Final = pads(layout.STACK, len(layout.STACK_FIELDS))
_GRAVEYARD_PADS: Final = pads(layout.GRAVEYARD, 1)
_EXILE_PADS: Final = pads(layout.EXILE, len(layout.EXILE_FIELDS))
_KNOWN_HAND_PADS: Final = pads(layout.KNOWN_HAND, 1)
_LIBRARY_PADS: Final = pads(layout.KNOWN_LIBRARY, len(layout.LIBRARY_FIELDS))
_EMBLEM_PADS: Final = pads(layout.EMBLEMS, 1)
_COUNT_MINE: Final = layout.GAME_FIELDS.index("my_permanents")
_COUNT_THEIRS: Final = _COUNT_MINE + 1
_NO_COUNTERS: Final = [0, 0, 0]
_PLAINLY_EXILED: Final = packed([0, 0])[0]

# Pointers to the first row of each table.
_TO_PERMANENTS: Final = 3
_TO_HAND: Final = _TO_PERMANENTS + 2 * layout.PERMANENTS
_TO_STACK: Final = _TO_HAND + layout.HAND
_TO_GRAVEYARDS: Final = _TO_STACK + layout.STACK
_TO_EXILE: Final = _TO_GRAVEYARDS + 2 * layout.GRAVEYARD

_ASKED: Final = [
    packed([int(one == kind) for one in range(layout.DECISIONS)])[0]
    for kind in range(layout.DECISIONS)
]
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
NUMBER_OVER: Final = 8
NOTHING_OVER: Final = [0] * 9


class Tables:
    """One observation as it is written.

    Attributes:
        parts: what is written, one part behind the other.
        over: what did not fit, in the order of the last fields of ``game``.
    """

    __slots__ = ("cards", "mine", "over", "owners", "parts", "player", "sides", "state", "theirs")

    def __init__(self, state: GameState, player: int, cards: CardRows) -> None:
        self.state = state
        self.player = player
        self.cards = cards
        self.mine = state.players[player]
        self.theirs = state.players[1 - player]
        self.owners = [self.mine, self.theirs]
        self.parts: list[bytes] = []
        self.over: list[int] = NOTHING_OVER[:]
        # Each player's permanents, the observer's first.
        mine: list[GameObject] = []
        theirs: list[GameObject] = []
        self.sides = [mine, theirs]
        for obj in state.battlefield:
            if obj.controller == player:
                mine.append(obj)
            else:
                theirs.append(obj)

    def write(self, numbers: list[int]) -> None:
        """Write numbers."""
        content, over = packed(numbers)
        if over:
            self.over[NUMBER_OVER] = 1
        self.parts.append(content)

    # --- pointers ------------------------------------------------------------------------------

    def pointer(self, id: int) -> int:
        """Where an object or a player stands in the observation; 0: nowhere."""
        if id < FIRST_OBJECT:
            return 0 if id < 0 else 1 if id == self.player else 2
        obj = self.state.objects.get(id)
        if obj is None:
            return 0
        zone, player = obj.zone, self.player
        if zone == ZONE_BATTLEFIELD:
            side = 0 if obj.controller == player else 1
            first = _TO_PERMANENTS + side * _ALL_PERMANENTS
            return _row(obj, self.sides[side], first, _ALL_PERMANENTS)
        side = 0 if obj.owner == player else 1
        if zone == ZONE_HAND:
            return _row(obj, self.mine.hand, _TO_HAND, _ALL_HAND)
        if zone == ZONE_STACK:  # the top comes first
            return _row_from_end(obj, self.state.stack, _TO_STACK, _ALL_STACK)
        if zone == ZONE_GRAVEYARD:  # the newest card comes first
            first = _TO_GRAVEYARDS + side * _ALL_GRAVEYARD
            return _row_from_end(obj, self.owners[side].graveyard, first, _ALL_GRAVEYARD)
        if zone == ZONE_EXILE:
            first = _TO_EXILE + side * _ALL_EXILE
            return _row(obj, self._seen_exile(self.owners[side]), first, _ALL_EXILE)
        return 0

    def point_out(self, id: int, row: list[int]) -> None:
        """Write the card of an object that an option names, and where it stands."""
        row.append(self.cards.entity(self.state, id, self.player))
        row.append(self.pointer(id))

    # --- tables ------------------------------------------------------------------------------

    def game(self) -> None:
        """The fields of ``game`` that are not about a decision."""
        numbers = game_row(self.state, self.mine, self.theirs, self.player)
        numbers[_COUNT_MINE] = len(self.sides[0])
        numbers[_COUNT_THEIRS] = len(self.sides[1])
        self.write(numbers)
        self.parts.append(STEPS[self.state.step])

    def asked(self, decision: Decision, page: int) -> None:
        """The fields of ``game`` that are about a decision."""
        subject = decision.subject
        word = decision.word
        self.write(
            [
                1,
                len(decision.options),
                page,
                _DECISION_WORDS.get(word, _OTHER_DECISION_WORD) if word else 0,
                self.cards.entity(self.state, subject, self.player),
                self.pointer(subject),
            ]
        )
        self.parts.append(_ASKED[decision.kind])

    def permanents(self, side: int) -> None:
        """The permanents of a side."""
        state, player, cards, parts = self.state, self.player, self.cards, self.parts
        permanents = self.sides[side]
        if len(permanents) > _ALL_PERMANENTS:
            self.over[_MINE_OVER + side] = 1
            permanents = permanents[:_ALL_PERMANENTS]
        for obj in permanents:
            cards.characteristics(obj, player, parts)
            rest = quiet(state, obj)
            if rest is None:
                self._circumstances(obj)
            else:
                parts.append(rest)
        parts.append(_PERMANENT_PADS[len(permanents)])

    def _circumstances(self, obj: GameObject) -> None:
        """What is true of a permanent besides its characteristics."""
        blocking, counters = obj.blocking, obj.counters
        marked = [counters.get(kind, 0) for kind in COUNTERS] if counters else _NO_COUNTERS
        self.write(
            [
                1 if obj.tapped else 0,
                1 if is_sick(self.state, obj) else 0,
                obj.damage,
                self.pointer(obj.attacking),
                1 if obj.blocked else 0,
                self.pointer(blocking[0]) if blocking else 0,
                self.pointer(obj.attached_to),
                marked[0],
                marked[1],
                marked[2],
                sum(counters.values()) - sum(marked) if counters else 0,
                option_word(obj.chosen),
                1 if obj.token else 0,
                1 if obj.face_down else 0,
                1 if obj.entered == self.state.turn else 0,
            ]
        )

    def hand(self) -> None:
        """The observer's own hand."""
        parts, cards, opponent = self.parts, self.cards, 1 - self.player
        hand = self.mine.hand
        if len(hand) > _ALL_HAND:
            self.over[_HAND_OVER] = 1
            hand = hand[:_ALL_HAND]
        for obj in hand:
            parts.append(cards.printed(obj.card))
            parts.append(_YES if obj.known >> opponent & 1 else _NO)
        parts.append(_HAND_PADS[len(hand)])

    def stack(self) -> None:
        """The stack."""
        stack = self.state.stack
        if stack:
            stack = stack[::-1]
            if len(stack) > _ALL_STACK:
                self.over[_STACK_OVER] = 1
                del stack[_ALL_STACK:]
            row: list[int] = []
            for obj in stack:
                self._on_stack(obj, row)
            self.write(row)
        self.parts.append(_STACK_PADS[len(stack)])

    def _on_stack(self, obj: GameObject, row: list[int]) -> None:
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
                source = self.pointer(context.source)
            for mode in context.modes:
                modes |= 1 << mode
            for chosen in context.targets:
                targets.extend([self.pointer(entity) for entity in chosen])
        count = len(targets)
        row += [
            self.cards.shown(obj, self.player),
            1 if obj.controller == self.player else 0,
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

    def graveyard(self, owner: Player) -> None:
        """A graveyard, the newest card first."""
        parts, cards, graveyard = self.parts, self.cards, owner.graveyard
        count = len(graveyard)
        if count > _ALL_GRAVEYARD:
            self.over[_GRAVEYARD_OVER] = 1
            count = _ALL_GRAVEYARD
        last = len(graveyard) - 1
        for place in range(count):
            parts.append(cards.short(graveyard[last - place].definition))
        parts.append(_GRAVEYARD_PADS[count])

    def exile(self, owner: Player) -> None:
        """What the observer sees of a player's cards in exile."""
        cards = self._seen_exile(owner) if owner.exile else owner.exile
        if len(cards) > _ALL_EXILE:
            self.over[_EXILE_OVER] = 1
            cards = cards[:_ALL_EXILE]
        for obj in cards:
            self.parts.append(self.cards.short(obj.card))
            source = self.pointer(obj.exiled_with)
            if source or obj.counters:
                self.write([source, sum(obj.counters.values())])
            else:
                self.parts.append(_PLAINLY_EXILED)
        self.parts.append(_EXILE_PADS[len(cards)])

    def _seen_exile(self, owner: Player) -> list[GameObject]:
        """Those whose face the player may see (406.3)."""
        player = self.player
        return [obj for obj in owner.exile if obj.known >> player & 1 or not obj.face_down]

    def emblems(self, owner: Player) -> None:
        """A player's emblems."""
        cards = owner.command
        if len(cards) > _ALL_EMBLEMS:
            self.over[_EMBLEMS_OVER] = 1
            cards = cards[:_ALL_EMBLEMS]
        for obj in cards:
            self.parts.append(self.cards.short(obj.definition))
        self.parts.append(_EMBLEM_PADS[len(cards)])

    def library(self, owner: Player) -> None:
        """The cards of a library that the observer knows."""
        mask, library = 1 << self.player, owner.library
        row: list[int] = []
        for place in range(len(library)):
            obj = library[place]
            if obj.known & mask:
                row.append(self.cards.id(obj.card))
                row.append(place + 1)
        if row:
            if len(row) > 2 * _ALL_KNOWN_LIBRARY:
                self.over[_KNOWN_OVER] = 1
                del row[2 * _ALL_KNOWN_LIBRARY :]
            self.write(row)
        self.parts.append(_LIBRARY_PADS[len(row) // 2])

    def known_hand(self) -> None:
        """What the observer knows of the opponent's hand."""
        mask = 1 << self.player
        known = [obj for obj in self.theirs.hand if obj.known & mask]
        if len(known) > _ALL_KNOWN_HAND:
            self.over[_KNOWN_OVER] = 1
            del known[_ALL_KNOWN_HAND:]
        for obj in known:
            self.parts.append(self.cards.short(obj.card))
        self.parts.append(_KNOWN_HAND_PADS[len(known)])


def _row(obj: GameObject, table: list[GameObject], first: int, rows: int) -> int:
    """A pointer to the row of an object, where the table begins at ``first``; 0: it has none."""
    for place in range(len(table)):
        if table[place] is obj:
            return first + place if place < rows else 0
    return 0


def _row_from_end(obj: GameObject, table: list[GameObject], first: int, rows: int) -> int:
    """As :func:`_row`, where the last object has the first row."""
    place = _row(obj, table, 1, len(table))
    if place == 0:
        return 0
    place = len(table) - place
    return first + place if place < rows else 0
