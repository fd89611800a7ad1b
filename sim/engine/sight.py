"""What one player may see of a game: for compiled code, and what a ``View`` stands on."""

from __future__ import annotations

from sim.engine.card_view import CardView, PermanentView, StackView
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import (
    STEP_NAMES,
    ZONE_BATTLEFIELD,
    ZONE_EXILE,
    ZONE_GRAVEYARD,
    ZONE_HAND,
    ZONE_LIBRARY,
    ZONE_STACK,
)


class Sight:
    """What a view shows of players and zones, without its checks of what it is asked for."""

    __slots__ = ("me", "state")

    def __init__(self, state: GameState, player: int) -> None:
        self.state = state
        self.me = player

    def __reduce__(self) -> tuple[object, ...]:
        return (Sight, (self.state, self.me))

    def turn(self) -> int:
        """The number of the turn."""
        return self.state.turn

    def active(self) -> int:
        """The player whose turn it is."""
        return self.state.active

    def step(self) -> str:
        """The name of the step or main phase."""
        return STEP_NAMES[self.state.step]

    def starting_player(self) -> int:
        """The player who took the first turn."""
        return self.state.starting_player

    def mulligans(self) -> int:
        """How often the viewer has taken a mulligan."""
        return self.state.players[self.me].mulligans

    def life(self) -> tuple[int, int]:
        """The life totals."""
        players = self.state.players
        return (players[0].life, players[1].life)

    def hand_counts(self) -> tuple[int, int]:
        """How many cards are in each hand."""
        players = self.state.players
        return (len(players[0].hand), len(players[1].hand))

    def library_counts(self) -> tuple[int, int]:
        """How many cards are in each library."""
        players = self.state.players
        return (len(players[0].library), len(players[1].library))

    def unspent(self) -> int:
        """How much unspent mana the viewer has."""
        return len(self.state.players[self.me].pool)

    def hand(self) -> tuple[CardView, ...]:
        """The viewer's hand."""
        state = self.state
        return tuple([CardView(state, card) for card in state.players[self.me].hand])

    def graveyard(self, player: int) -> tuple[CardView, ...]:
        """A graveyard; the newest card is the last."""
        state = self.state
        return tuple([CardView(state, card) for card in state.players[player].graveyard])

    def exile(self, player: int) -> tuple[CardView, ...]:
        """The exiled cards that a player owns, as far as the viewer knows them."""
        return self.among(self.state.players[player].exile)

    def among(self, zone: list[GameObject]) -> tuple[CardView, ...]:
        """Those of the objects in a zone that the viewer sees."""
        state = self.state
        return tuple([CardView(state, card) for card in zone if visible(card, self.me)])

    def battlefield(self) -> tuple[PermanentView, ...]:
        """All permanents, in the order in which they entered."""
        state = self.state
        return tuple([PermanentView(state, one) for one in state.battlefield])

    def stack(self) -> tuple[StackView, ...]:
        """The spells and abilities on the stack; the last resolves next."""
        state = self.state
        return tuple([StackView(state, one) for one in state.stack])

    def find(self, id: int) -> CardView | None:
        """The object with that id; None if the viewer sees none."""
        found = self.state.objects.get(id)
        return None if found is None else self.shown(found)

    def shown(self, obj: GameObject) -> CardView | None:
        """An object as the viewer sees it; None if it does not."""
        if not visible(obj, self.me):
            return None
        if obj.zone == ZONE_BATTLEFIELD:
            return PermanentView(self.state, obj)
        if obj.zone == ZONE_STACK:
            return StackView(self.state, obj)
        return CardView(self.state, obj)


def visible(obj: GameObject, player: int) -> bool:
    """Whether a player sees an existing object, be it with its face down (400.2, 406.3)."""
    if obj.known >> player & 1:
        return True
    zone = obj.zone
    if zone == ZONE_HAND:
        return obj.owner == player
    if zone == ZONE_LIBRARY:
        return False
    if zone == ZONE_EXILE:
        return not obj.face_down
    return zone in (ZONE_BATTLEFIELD, ZONE_STACK, ZONE_GRAVEYARD)


def knows(obj: GameObject, player: int) -> bool:
    """Whether a player knows which card an existing object is (708.5: not who just sees it)."""
    if obj.face_down and not obj.known >> player & 1:
        return False
    return visible(obj, player)
