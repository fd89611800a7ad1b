"""Which cards a player had in the opening hand, drew and cast: one cheap observer of a game."""

from collections.abc import Iterable

import sim
from sim.state.decision import DO_CAST, DO_KEEP, DO_PLAY_LAND
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import ZONE_HAND, ZONE_LIBRARY

Counts = dict[str, int]
_NOTED = frozenset((DO_CAST, DO_KEEP, DO_PLAY_LAND))


class CardUses:
    """Watches a game, for :func:`experiments.play.play_out`; changes nothing in it.

    What is cast or played is what a player chooses to. For what is drawn it reads, once a turn, the
    objects that left their zones in the turn before, which the engine keeps in ``departed``; of
    turns in which neither player had a choice it sees only what came to a hand and stayed there.

    Attributes:
        opening: for each player, how many of each card were in the hand that was kept (103.5).
        drawn: how many came from their library to their hand afterwards, drawn or searched for.
        cast: how many of their own cards they cast, or played as lands.
    """

    def __init__(self) -> None:
        self.opening: tuple[Counts, Counts] = ({}, {})
        self.drawn: tuple[Counts, Counts] = ({}, {})
        self.cast: tuple[Counts, Counts] = ({}, {})
        self._turn = 0
        # What leaves in the turn that was seen last; the engine begins another one each turn.
        self._departed: dict[int, GameObject] = {}
        self._counted: set[int] = set()

    def watch(self, game: sim.Game, chosen: int) -> None:
        """Sees a decision, before the choice is carried out."""
        state = game.state
        if state.turn != self._turn:
            self._next_turn(state)
        decision = state.decision
        assert decision is not None
        option = decision.options[chosen]
        verb = option.verb
        if verb not in _NOTED:
            return
        if verb == DO_KEEP:
            for card in state.players[decision.player].hand:
                _count(self.opening, card)
        else:
            card = state.objects[option.object]
            if card.owner == decision.player:
                _count(self.cast, card)

    def finish(self, game: sim.Game) -> None:
        """Sees how the game ended."""
        if game.state.turn != self._turn:
            self._next_turn(game.state)
        self._read(game.state, self._departed.values())

    def _next_turn(self, state: GameState) -> None:
        self._read(state, self._departed.values())
        if self._turn < state.turn - 1:
            # In the turns between there was no choice. The last of them is still there; cards
            # that were drawn in others are in the hand.
            if state.turn > 1:
                self._read(state, state.departed_before.values())
            for player in state.players:
                for card in player.hand:
                    if self._turn < card.since < state.turn - 1 and card.id not in self._counted:
                        self._counted.add(card.id)
                        _count(self.drawn, card)
        self._turn = state.turn
        self._departed = state.departed

    def _read(self, state: GameState, departed: Iterable[GameObject]) -> None:
        for old in departed:
            if old.zone == ZONE_LIBRARY:
                id = old.became
                new = state.find(id) or self._departed.get(id)
                if new is not None and new.zone == ZONE_HAND and id not in self._counted:
                    self._counted.add(id)
                    _count(self.drawn, new)


def _count(where: tuple[Counts, Counts], card: GameObject) -> None:
    counts = where[card.owner]
    name = card.card.name
    counts[name] = counts.get(name, 0) + 1
