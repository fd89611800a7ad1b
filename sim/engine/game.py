"""A game as its users hold it: decisions and choices, copies, keys, views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import SupportsIndex

from sim.engine import describe, key, validate
from sim.engine.checks import checked_index, checked_player, checked_seed
from sim.engine.errors import GameOver
from sim.engine.resample import resampled
from sim.engine.result import Result, result_of
from sim.engine.view import View
from sim.rules import loop
from sim.rules.likeness import same_characteristics
from sim.state.decision import Decision
from sim.state.game_state import GameState, Settings
from sim.state.random import Random
from sim.vocab.definition import CardDef
from sim.vocab.terms import STEP_NAMES


class Origin:
    """What a game began with; with the choices made since, it is the whole game.

    ``starting_player`` is None where the game's own random numbers chose. Immutable and
    shared by clones.
    """

    __slots__ = ("decks", "seed", "starting_player")

    def __init__(
        self,
        decks: tuple[tuple[CardDef, ...], tuple[CardDef, ...]],
        seed: int,
        starting_player: int | None,
    ) -> None:
        self.decks = decks
        self.seed = seed
        self.starting_player = starting_player


class Game:
    """A game of two players, 0 and 1.

    It is a function of the decks, the seed and the choices: the same three give the same game
    on every machine. While ``decision`` is not None, its player chooses one of its options:

        while game.decision is not None:
            game.choose(0)

    Games pickle. ``state`` is the engine's own data, all cards open; agents get a
    :meth:`view`, never the game.
    """

    __slots__ = ("origin", "resampled", "state")

    def __init__(
        self, state: GameState, origin: Origin | None = None, resampled: bool = False
    ) -> None:
        self.state = state
        self.origin = origin
        self.resampled = resampled

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        return self.state.decision

    def choose(self, index: SupportsIndex) -> None:
        """Answer the pending decision; the game goes on to the next one.

        Args:
            index: the index of one of ``decision.options``, from 0.

        Raises:
            GameOver: there is no decision, since the game is over.
            IndexError: there is no such option.
            ValueError: the index is not an integer.
        """
        state = self.state
        decision = state.decision
        if decision is None or type(index) is not int or not 0 <= index < len(decision.options):
            index = checked_index(index, self._pending())
        loop.choose(state, index)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return result_of(self.state)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first. Both players' turns count."""
        return self.state.turn

    @property
    def starting_player(self) -> int:
        """The player, 0 or 1, who takes the first turn (103.1)."""
        return self.state.starting_player

    @property
    def history(self) -> tuple[int, ...]:
        """The indices chosen so far, by both players; for a resampled game since then."""
        return tuple(self.state.history)

    def clone(self) -> Game:
        """An independent copy: no choice in one game shows in the other."""
        return Game(self.state.clone(), self.origin, self.resampled)

    def key(self) -> str:
        """A digest, 32 hexadecimal digits, of everything that matters for the game's future.

        Clones and pickled copies have the same key, as have two games of the same decks, seed
        and choices. The choices that led here do not count.
        """
        return key.digest(self.state)

    def view(self, player: int) -> View:
        """What a player, 0 or 1, may know. It shows the present, also after further choices.

        Raises:
            ValueError: there is no such player.
        """
        plain = type(player) is int and (player == 0 or player == 1)
        return View(self, player if plain else checked_player(player))

    def resample(self, player: int, seed: int) -> Game:
        """A copy in which everything that a player cannot know is drawn anew.

        What the player knows stays as it is; see :mod:`sim.engine.resample`. The copy's random
        numbers come from ``seed``, so that it does not foretell what is still to happen. If the
        opponent is to act, their options are worked out anew for the cards that they got; where
        these leave them none, the copy goes on to the next decision.

        Args:
            player: 0 or 1.
            seed: from 0 to 2**64 - 1.

        Raises:
            ValueError: there is no such player, the seed is not such an integer, or the
                opponent is just choosing among cards that the player does not know.
        """
        state = resampled(self.state, checked_player(player), checked_seed(seed))
        return Game(state, self.origin, True)

    def reseed(self, seed: int) -> Game:
        """A copy in which every card lies where it lies, but whose random numbers are fresh.

        Args:
            seed: from 0 to 2**64 - 1.

        Raises:
            ValueError: the seed is not such an integer.
        """
        state = self.state.clone()
        state.random = Random(checked_seed(seed))
        return Game(state, self.origin, True)

    def describe(self, index: SupportsIndex) -> str:
        """The text of an option, such as ``cast Lightning Bolt``; players are ``a`` and ``b``.

        Raises:
            GameOver: there is no decision, since the game is over.
            IndexError: there is no such option.
            ValueError: the index is not an integer.
        """
        decision = self._pending()
        return describe.options(self.state, decision)[checked_index(index, decision)]

    def _pending(self) -> Decision:
        decision = self.state.decision
        if decision is None:
            raise GameOver(f"the game is over ({self.state.reason}): there is nothing to choose")
        return decision

    def status(self) -> list[str]:
        """Every inconsistency of the game's data, each in a sentence; empty if all is well."""
        return validate.problems(self.state, self.origin.decks if self.origin else None)

    def __repr__(self) -> str:
        state = self.state
        if state.outcome:
            who = "" if state.winner < 0 else f" of player {state.winner}"
            return f"<Game over in turn {state.turn}: {state.outcome}{who}, {state.reason}>"
        asked = "" if state.decision is None else f", {state.decision!r}"
        return f"<Game in turn {state.turn}, {STEP_NAMES[state.step]}{asked}>"

    def __reduce__(self) -> tuple[object, tuple[GameState, Origin | None, bool]]:
        # A clone leaves out what is only remembered to save time.
        return (_restored, (self.state.clone(), self.origin, self.resampled))


def new_game(
    decks: Sequence[Iterable[CardDef]],
    seed: int = 0,
    *,
    starting_player: int | None = None,
    forced: bool = False,
    mana_abilities: bool = False,
    manual_mana: bool = False,
    turn_limit: int = 200,
    decision_limit: int = 20_000,
) -> Game:
    """Start a game: libraries shuffled, opening hands drawn, the first decision pending.

    Args:
        decks: the decks of players 0 and 1, such as two of ``cards.Deck``: one definition for
            each card. Their size is not checked.
        seed: from 0 to 2**64 - 1; the only source of chance.
        starting_player: 0 or 1; None: by the game's own random numbers.
        forced: surface decisions that have a single option, too.
        mana_abilities: offer mana abilities whenever a player has priority.
        manual_mana: ask which permanents pay for every cost; otherwise the engine pays.
        turn_limit: the turns, of both players, after which the game ends as incomplete.
        decision_limit: the decisions after which it does.

    Raises:
        ValueError: an argument is not as said above; the message is one line.
    """
    both = _checked_decks(decks)
    number = checked_seed(seed)
    for name, limit in (("turn_limit", turn_limit), ("decision_limit", decision_limit)):
        if type(limit) is not int or limit < 1:
            raise ValueError(f"{name} must be a positive integer, not {limit!r}")
    if starting_player is not None:
        starting_player = checked_player(starting_player, "starting_player")
    settings = Settings(forced, mana_abilities, manual_mana, turn_limit, decision_limit)
    state = GameState(settings, number)
    first = state.random.below(2) if starting_player is None else starting_player
    loop.start(state, [list(deck) for deck in both], first)
    return Game(state, Origin(both, number, starting_player))


def _checked_decks(
    decks: Sequence[Iterable[CardDef]],
) -> tuple[tuple[CardDef, ...], tuple[CardDef, ...]]:
    try:
        given = [list(deck) for deck in decks]
    except TypeError:
        raise ValueError("decks must be two iterables of card definitions") from None
    if len(given) != 2:
        raise ValueError(f"a game needs two decks, not {len(given)}")
    for player, deck in enumerate(given):
        if not deck:
            raise ValueError(f"the deck of player {player} is empty")
        for card in deck:
            if not isinstance(card, CardDef):
                raise ValueError(
                    f"the deck of player {player} holds {card!r}, which is no card definition; "
                    "cards.get(name) gives one"
                )
            if card.token:
                raise ValueError(f"the deck of player {player} holds {card.name}, a token")
    return (tuple(given[0]), tuple(given[1]))


def _restored(state: GameState, origin: Origin | None, resampled: bool) -> Game:
    """A game from its pickled parts; printed characteristics are shared again."""
    for objects in (state.objects, state.departed, state.departed_before):
        for obj in objects.values():
            printed = obj.definition.printed
            if obj.chars is not printed and same_characteristics(obj.chars, printed):
                obj.chars = printed
    return Game(state, origin, resampled)
