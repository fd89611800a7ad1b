"""What a position is worth to a player, term by term, and the chance to win that follows.

Everything is in the unit of :mod:`agents.heuristic.weights`, in which the agent also weighs what it
may do; how much each term counts was fitted to how games between heuristic agents ended.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from agents.heuristic.appraise import Appraiser
from agents.heuristic.board import Board
from agents.heuristic.skirmish import fighting
from agents.heuristic.things import Thing
from agents.heuristic.weights import Weights
from sim.engine.view import View
from sim.vocab import terms as t

# Steps in which most of the turn lies ahead.
_EARLY: Final = ("untap", "upkeep", "draw", "main1", "begin_combat")
# A library with so few cards is a danger, and how much of one if there is none.
_FEW_CARDS: Final = 4
_EMPTY: Final = 15.0
# A clock of more turns than that counts as none.
_SLOWEST: Final = 12.0
UNHINDERED: Final = (
    t.KEYWORD_FLYING
    | t.KEYWORD_SHADOW
    | t.KEYWORD_HORSEMANSHIP
    | t.KEYWORD_UNBLOCKABLE
    | t.KEYWORD_FEAR
    | t.KEYWORD_INTIMIDATE
)


class Position(NamedTuple):
    """The terms of the evaluation, each from the player's side: positive is good for the player.

    Attributes:
        life: what the life totals are worth, the less there is the more a point.
        creatures: bodies, keywords and abilities of the creatures.
        permanents: what else is on the battlefield but lands.
        lands: the lands, the first ones most.
        hand: the cards in hand; the opponent's count alike, being unknown.
        graveyard: what may still be used there.
        race: who is nearer to being killed by what gets through.
        combat: what the attack that is going on will come to.
        stack: what is about to resolve.
        library: the danger of having to draw from an empty one.
        turn: whose turn it is, and whether most of it still lies ahead.
    """

    life: float
    creatures: float
    permanents: float
    lands: float
    hand: float
    graveyard: float
    race: float
    combat: float
    stack: float
    library: float
    turn: float

    @property
    def worth(self) -> float:
        """The sum of the terms."""
        return sum(self)


def evaluate(view: View, appraiser: Appraiser | None = None) -> float:
    """The chance, from 0 to 1, that the viewer wins the game.

    It is worked out from what the viewer may know, at any moment of the game and whoever is to
    decide, without looking ahead; of a finished game it is 1, 0, or 0.5 if nobody has won. It is
    the logistic function of :func:`position`'s sum, whose scale was fitted to games between
    heuristic agents. ``evaluate(game.view(0))`` and ``evaluate(game.view(1))`` need not add up to
    1, since each player knows one hand.

    Args:
        view: the position, as one player sees it.
        appraiser: what cards are worth; by default under the usual weights.
    """
    if appraiser is None:
        appraiser = _USUAL
    result = view.result
    if result is not None:
        return 0.5 if result.winner is None else float(result.winner == view.me)
    return chance(position(view, appraiser).worth, appraiser)


def chance(worth: float, appraiser: Appraiser) -> float:
    """The chance to win with a position worth so much."""
    return 0.5 + 0.5 * math.tanh(0.5 * worth / appraiser.weights.position_scale)


def position(view: View, appraiser: Appraiser) -> Position:
    """The terms of a position of a game that goes on, in the unit of the weights."""
    board = Board(view._sight, appraiser)
    w = appraiser.weights
    me, opponent = board.me, 1 - board.me
    creatures, permanents, lands = [0.0, 0.0], [0.0, 0.0], [0, 0]
    for thing in board.things:
        player = thing.view.controller
        if thing.creature:
            creatures[player] += thing.worth
        elif thing.land:
            lands[player] += 1
            permanents[player] += thing.worth - w.land
        else:
            permanents[player] += thing.worth
    life = [board.life_worth(one) for one in board.life]
    return Position(
        life=w.position_life * (life[me] - life[opponent]),
        creatures=crowd(creatures[me], w) - crowd(creatures[opponent], w),
        permanents=w.position_permanents * (permanents[me] - permanents[opponent]),
        lands=_lands(lands[me], w) - _lands(lands[opponent], w),
        hand=_hand(board),
        graveyard=_graveyard(view, me, appraiser) - _graveyard(view, opponent, appraiser),
        race=w.position_race * (_speed(board, mine=True) - _speed(board, mine=False)),
        combat=w.position_combat * fighting(board),
        stack=w.position_stack * sum(board.stack_worth(one.id) for one in board.stack()),
        library=danger(board.library[opponent]) - danger(board.library[me]),
        turn=_turn(board),
    )


def crowd(worth: float, w: Weights) -> float:
    """What creatures are worth together: the more there are, the less another one adds."""
    if worth <= 0:
        return w.position_creatures * worth
    return w.position_creatures * w.position_crowd * math.log1p(worth / w.position_crowd)


def _lands(count: int, w: Weights) -> float:
    """What so many lands are worth to whoever has them."""
    enough = min(count, w.lands_enough)
    return w.position_land * (enough + 0.25 * (count - enough))


def _hand(board: Board) -> float:
    w = board.weights
    mine = sum(board.hand_worth(card) for card in board.hand())
    counted = w.position_card * board.hands[board.me] + w.position_card_worth * mine
    return counted - w.position_their_card * board.hands[1 - board.me]


def _graveyard(view: View, player: int, appraiser: Appraiser) -> float:
    grave = sum(appraiser.traits(card.card).grave for card in view.graveyard(player))
    return appraiser.weights.position_graveyard * grave


def _speed(board: Board, *, mine: bool) -> float:
    """One over the number of turns in which a side kills the other with what gets through."""
    attackers, blockers = (board.mine, board.theirs) if mine else (board.theirs, board.mine)
    life = board.life[1 - board.me if mine else board.me]
    ground: list[int] = []
    damage = 0
    for one in attackers:
        if one.power <= 0 or one.traits.cant_attack or one.keywords & t.KEYWORD_DEFENDER:
            continue
        if one.keywords & UNHINDERED:
            damage += one.power
        else:
            ground.append(one.power)
    return kill_speed(damage, ground, sum(1 for one in blockers if _holds(one)), life)


def kill_speed(damage: int, ground: list[int], walls: int, life: int) -> float:
    """One over the number of turns in which so much damage a turn kills; 0 if it takes too long.

    Args:
        damage: what nothing blocks.
        ground: the powers of the other attackers, of which the strongest are blocked; gets sorted.
        walls: how many creatures block.
        life: the defending player's.
    """
    if walls < len(ground):
        ground.sort(reverse=True)
        damage += sum(ground[walls:])
    if damage <= 0 or life <= 0:
        return 0.0
    turns = max(1.0, life / damage)
    return 0.0 if turns > _SLOWEST else 1.0 / turns


def _holds(one: Thing) -> bool:
    """Whether a creature is likely to be there to block."""
    return not one.traits.cant_block and one.attacking is None


def danger(cards: int) -> float:
    """The danger that a player draws from an empty library of so many cards (704.5b)."""
    return _EMPTY / (1 + cards) if cards <= _FEW_CARDS else 0.0


def _turn(board: Board) -> float:
    early = board.step in _EARLY or (
        board.step == "declare_attackers"
        and all(one.attacking is None for one in (board.mine if board.my_turn else board.theirs))
    )
    share = board.weights.position_turn if early else -board.weights.position_turn
    return share if board.my_turn else -share


_USUAL: Final = Appraiser()
