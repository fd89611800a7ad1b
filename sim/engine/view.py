"""What one player may know of a game, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, SupportsIndex

from sim.engine import describe
from sim.engine.card_view import CardView, PermanentView, StackView
from sim.engine.checks import checked_index, checked_player
from sim.engine.result import Result, result_of
from sim.engine.sight import Sight, knows
from sim.state.decision import Decision
from sim.state.players import Player
from sim.vocab.definition import CardDef
from sim.vocab.terms import NOBODY, STEP_NAMES, color_letters

if TYPE_CHECKING:
    from sim.engine.game import Game

_MANA_TYPES: Final = 63


class View:
    """A game as player ``me``, 0 or 1, may see it (400.2).

    It reads through to the game: what it hands out is made when it is asked for, and shows the
    present. Pairs such as ``life`` are indexed by the player; ids of objects are 2 or more, so
    that 0 and 1 can name the players wherever either may be meant.
    """

    __slots__ = ("_game", "_sight", "_state", "me")

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self._state = game.state
        self.me = player
        self._sight = Sight(game.state, player)
        """The same for compiled agents, which ask it directly."""

    # --- the game ------------------------------------------------------------------------

    @property
    def opponent(self) -> int:
        """The other player."""
        return 1 - self.me

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; both players' turns count."""
        return self._state.turn

    @property
    def step(self) -> str:
        """The step or main phase, one of ``sim.vocab.STEP_NAMES``, such as ``main1``."""
        return STEP_NAMES[self._state.step]

    @property
    def active(self) -> int:
        """The player whose turn it is."""
        return self._state.active

    @property
    def my_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        return self._state.active == self.me

    @property
    def priority(self) -> int | None:
        """The player who has priority; None if nobody has."""
        player = self._state.priority
        return None if player == NOBODY else player

    @property
    def starting_player(self) -> int:
        """The player who took the first turn."""
        return self._state.starting_player

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return result_of(self._state)

    # --- the pending decision ------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The pending decision if it is the viewer's, otherwise None."""
        decision = self._state.decision
        return decision if decision is not None and decision.player == self.me else None

    @property
    def decider(self) -> int | None:
        """The player whose decision is pending; None if the game is over."""
        decision = self._state.decision
        return None if decision is None else decision.player

    def describe(self, index: SupportsIndex) -> str:
        """The text of an option of the viewer's decision, such as ``cast Lightning Bolt``.

        Raises:
            IndexError: there is no such option.
            ValueError: the index is not an integer, or the viewer has no decision to make.
        """
        texts = self.texts()
        decision = self.decision
        assert decision is not None
        return texts[checked_index(index, decision)]

    def texts(self) -> list[str]:
        """The texts of all options of the viewer's decision; no two are equal.

        Raises:
            ValueError: the viewer has no decision to make.
        """
        decision = self.decision
        if decision is None:
            raise ValueError(f"player {self.me} has no decision to make")
        return describe.options(self._state, decision)

    def question(self) -> str:
        """What the viewer's decision asks for, such as ``a: target of Lightning Bolt``.

        Raises:
            ValueError: the viewer has no decision to make.
        """
        decision = self.decision
        if decision is None:
            raise ValueError(f"player {self.me} has no decision to make")
        return describe.decision(self._state, decision)

    # --- the players ---------------------------------------------------------------------

    @property
    def life(self) -> tuple[int, int]:
        """The life totals."""
        return self._sight.life()

    @property
    def hand_counts(self) -> tuple[int, int]:
        """How many cards are in each hand."""
        return self._sight.hand_counts()

    @property
    def library_counts(self) -> tuple[int, int]:
        """How many cards are in each library."""
        return self._sight.library_counts()

    @property
    def lands_played(self) -> tuple[int, int]:
        """How many lands each player has played this turn."""
        one, other = self._state.players
        return (one.lands_played, other.lands_played)

    @property
    def mulligans(self) -> tuple[int, int]:
        """How often each player has taken a mulligan (103.4)."""
        one, other = self._state.players
        return (one.mulligans, other.mulligans)

    def counters(self, player: int) -> dict[str, int]:
        """The counters that a player has, by kind, each at least 1; a copy."""
        return self._player(player).counters.copy()

    def pool(self, player: int) -> tuple[int, ...]:
        """A player's unspent mana: the bit of its type (``sim.vocab.*_BIT``) for each unit."""
        return tuple([unit & _MANA_TYPES for unit in self._player(player).pool])

    def mana(self, player: int) -> str:
        """A player's unspent mana as text, such as ``{R}{R}``."""
        return "".join([f"{{{color_letters(unit)}}}" for unit in self.pool(player)])

    # --- the zones -----------------------------------------------------------------------

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The viewer's hand, in the order in which the cards came."""
        return self._sight.hand()

    @property
    def opponent_hand(self) -> tuple[CardView, ...]:
        """The cards of the opponent's hand that the viewer knows."""
        return self._sight.among(self._state.players[1 - self.me].hand)

    def library(self, player: int) -> tuple[tuple[int, CardView], ...]:
        """The cards of a library that the viewer knows, with their places; 0 is the top."""
        state = self._state
        mine = 1 << self.me
        return tuple(
            [
                (place, CardView(state, card))
                for place, card in enumerate(self._player(player).library)
                if card.known & mine
            ]
        )

    def graveyard(self, player: int) -> tuple[CardView, ...]:
        """A graveyard; the newest card is the last."""
        return self._sight.graveyard(checked_player(player))

    def exile(self, player: int) -> tuple[CardView, ...]:
        """The exiled cards that a player owns, as far as the viewer knows them."""
        return self._sight.exile(checked_player(player))

    @property
    def exile_counts(self) -> tuple[int, int]:
        """How many exiled cards each player owns, face-down ones included."""
        one, other = self._state.players
        return (len(one.exile), len(other.exile))

    @property
    def battlefield(self) -> tuple[PermanentView, ...]:
        """All permanents, in the order in which they entered."""
        return self._sight.battlefield()

    def permanents(self, player: int) -> tuple[PermanentView, ...]:
        """The permanents that a player controls, in the order in which they entered."""
        state = self._state
        controller = checked_player(player)
        return tuple(
            [PermanentView(state, one) for one in state.battlefield if one.controller == controller]
        )

    def _player(self, player: int) -> Player:
        """The player asked for; a ValueError where it is neither 0 nor 1."""
        return self._state.players[checked_player(player)]

    def emblems(self, player: int) -> tuple[CardView, ...]:
        """The player's emblems, and what a designation such as the monarch amounts to."""
        return self._sight.among(self._player(player).command)

    @property
    def stack(self) -> tuple[StackView, ...]:
        """The spells and abilities on the stack; the last is the topmost, which resolves next."""
        return self._sight.stack()

    def find(self, id: int) -> CardView | None:
        """The object with that id; None if the viewer sees none.

        A :class:`PermanentView` for a permanent, a :class:`StackView` for what is on the stack.
        """
        found = self._state.objects.get(id)
        return None if found is None else self._sight.shown(found)

    def underneath(self, seen: CardView) -> CardDef | None:
        """The card of a face-down object that the viewer may look at (406.3, 708.5); else None."""
        found = self._state.objects.get(seen.id)
        if found is None or not found.face_down or not knows(found, self.me):
            return None
        return found.card

    def resample(self, seed: int) -> Game:
        """A game that the viewer cannot tell from this one, for searching ahead.

        Everything the viewer cannot know is drawn anew, and nothing leads back to the game itself:
        the copy has neither its seed nor its history. Asked while the opponent decides, it may
        have run on to a later decision, or to the end; see :meth:`Game.resample`.

        Raises:
            ValueError: the seed is not an integer from 0 to 2**64 - 1.
        """
        game = self._game.resample(self.me, seed)
        game.origin = None  # whose seed would tell all that was hidden
        return game

    def __repr__(self) -> str:
        return f"<View of player {self.me}, turn {self.turn}, {self.step}>"
