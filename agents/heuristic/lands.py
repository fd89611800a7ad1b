"""Which land to play, and when."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.play import Play
from sim.engine.card_view import CardView
from sim.state.decision import DO_ACTIVATE, DO_PLAY_LAND, Decision
from sim.vocab import terms as t

# What a land adds to the choice: being gone if it waits, a new colour that the hand asks for or
# does not, any colour, a further use besides its mana.
_FLEETING: Final = 2.0
_ASKED_COLOR: Final = 1.0
_NEW_COLOR: Final = 0.2
_COLOR: Final = 0.1
_TYPE: Final = 0.05
# Entering tapped where the mana is wanted this turn, and where it is not.
_SLOW: Final = -0.5
_SLOW_IN_TIME: Final = 0.3
# Returning a land where there is no other, and where one has been used.
_RETURNS_ITSELF: Final = -20.0
_RETURNS_ANOTHER: Final = 0.3


def best_land(board: Board, decision: Decision, wanted: list[Play]) -> int | None:
    """The index of the best land to play; None if there is none.

    ``wanted`` is what the player is about to do with the mana there is.
    """
    eager = _uses_one_more(board, wanted)
    best, rating = None, 0.5 * _RETURNS_ITSELF
    for index, option in enumerate(decision.options):
        card = board.find(option.object) if option.verb == DO_PLAY_LAND else None
        if card is None:
            continue
        value = land_rating(board, card, eager)
        value += _FLEETING if card.zone == "exile" else 0.0
        if value > rating:
            best, rating = index, value
    return best


def land_rating(board: Board, card: CardView, eager: bool = False) -> float:
    """How good a land is to play now; ``eager`` if its mana would be used at once."""
    traits = board.appraiser.traits(card.card)
    asked = _asked_colors(board)
    new = traits.mana_types & ~board.colors
    value = _ASKED_COLOR * (new & asked).bit_count() + _NEW_COLOR * (new & ~asked).bit_count()
    value += _COLOR * traits.mana_types.bit_count() + _TYPE * len(card.types)
    if traits.tapped:
        value += _SLOW if eager else _SLOW_IN_TIME
    if traits.returns_own:
        value += _RETURNS_ANOTHER if board.lands else _RETURNS_ITSELF
    return value


def _asked_colors(board: Board) -> int:
    """The colours of mana that the cards in hand ask for."""
    colors = 0
    for card in board.hand():
        if card.cost is not None:
            for symbol in card.cost.symbols:
                colors |= 0 if symbol.generic else symbol.types
    return colors


def _uses_one_more(board: Board, wanted: list[Play]) -> bool:
    """Whether a further mana would be used this turn: for a card that is just too dear."""
    left = board.mana - sum(play.mana - play.refund for play in wanted)
    meant = {play.object for play in wanted}
    for card in board.hand():
        if card.is_land or card.id in meant:
            continue
        needed = board.needed(card)
        # A land may be among what makes a card cheaper, too.
        adds = 2 if board.appraiser.traits(card.card).reductions else 1
        if left < needed <= left + adds or board.mana < needed <= board.mana + adds:
            return True
    return False


def before_land(board: Board, play: Play) -> bool:
    """Whether a play had better be made before a land is.

    It may bring a land that is better played than the one in hand, or ask to discard a card,
    which may be the land if there are enough.
    """
    card = board.find(play.object)
    if card is None:
        return False
    if play.option.verb == DO_ACTIVATE and card.zone == t.ZONE_NAMES[t.ZONE_BATTLEFIELD]:
        return play.draws > 0 and board.lands >= board.wanted_lands()
    return board.appraiser.traits(card.card).finds > 0
