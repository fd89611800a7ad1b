"""What to do in one's own main phase: the best set of plays for the mana, and what comes first."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.play import ORDER_OTHER, ORDER_TEAM, Play
from agents.heuristic.reading import Scene, fits
from agents.heuristic.things import Thing
from sim.engine.card_view import CardView
from sim.vocab import terms as t
from sim.vocab.filters import Filter

# So many plays are weighed against each other; the best ones if there are more.
_MOST: Final = 9
# A set must be worth so much more to take the place of another.
_EPSILON: Final = 1e-6
_AIR: Final = t.KEYWORD_FLYING | t.KEYWORD_UNBLOCKABLE | t.KEYWORD_SHADOW


class TurnPlan:
    """Finds the set of plays that is worth most for the mana there is."""

    def __init__(self, board: Board, plays: list[Play], attack: bool) -> None:
        self.board = board
        self.attack = attack
        self.best: list[Play] = []
        self.best_value = 0.0
        self.walls: list[Thing] = []
        self.attackers: list[Thing] = []
        if attack:
            for one in board.theirs:
                if not one.tapped and not one.traits.cant_block:
                    self.walls.append(one)
            for one in board.mine:
                if not one.tapped and not one.keywords & t.KEYWORD_DEFENDER:
                    self.attackers.append(one)
        self.base = self._attack([]) if attack else 0.0
        useful = [it for it in plays if it.net > 0 or (attack and (it.team or it.bodies))]
        useful += _copies(board, useful)
        useful.sort(key=lambda it: (it.order != 0, -it.net / (it.mana + 0.6)))
        self.plays = useful[:_MOST]

    def run(self) -> list[Play]:
        """The plays to make, in order."""
        self._extend(0, [], self.board.mana, 0.0)
        return sorted(self.best, key=lambda one: (one.order, not one.urgent, -one.net))

    def _extend(self, first: int, chosen: list[Play], mana: int, value: float) -> None:
        total = value
        if self.attack and any(_bears_on_attack(one) for one in chosen):
            total += self._attack(chosen) - self.base
        if total > self.best_value + _EPSILON:
            self.best, self.best_value = list(chosen), total
        for index in range(first, len(self.plays)):
            play = self.plays[index]
            if play.mana > mana or any(_either(one, play) for one in chosen):
                continue
            chosen.append(play)
            self._extend(index + 1, chosen, mana - play.mana + play.refund, value + play.net)
            chosen.pop()

    def _attack(self, chosen: list[Play]) -> float:
        """About what an attack is worth after the plays: what is not blocked gets through."""
        board = self.board
        removed: list[int] = []
        fed: list[int] = []
        teams: list[tuple[int, bool, Filter]] = []
        for play in chosen:
            for clause in play.targets:
                removed += clause
            fed.append(play.fodder)
            if play.team is not None:
                teams.append(play.team)
        blockers = 0
        for thing in self.walls:
            if thing.id not in removed:
                blockers += 1
        ground: list[int] = []
        through = 0
        for thing in self.attackers:
            if thing.id in fed:
                continue
            power = 0
            haste = False
            if teams:
                power, haste = self._given(thing.view, teams, thing.id)
            if thing.sick and not haste:
                continue
            if thing.keywords & _AIR:
                through += thing.power + power
            else:
                ground.append(thing.power + power)
        for play in chosen:
            card = board.find(play.object) if teams and play.bodies else None
            for power, able in play.bodies:
                more = 0
                haste = False
                if teams:
                    more, haste = self._given(card, teams, play.object)
                if able or haste or (play.team is not None and play.team[1]):
                    ground.append(power + more)
        ground.sort(reverse=True)
        through += sum(ground[blockers:])
        worth = -board.life_change(1 - board.me, 0)
        worth += board.life_change(1 - board.me, -through)
        worth += 0.2 * sum(ground[:blockers])
        return board.weights.attack_share * worth

    def _given(
        self, card: CardView | None, teams: list[tuple[int, bool, Filter]], id: int
    ) -> tuple[int, bool]:
        power, haste = 0, False
        for more, hasty, what in teams:
            if card is not None and fits(what, card, Scene(self.board, self.board.me, id)):
                power += more
                haste |= hasty
        return power, haste


def _either(one: Play, other: Play) -> bool:
    """Whether only one of two plays can be made: they use the same card or the same fodder."""
    return one.object == other.object or (one.fodder == other.fodder != t.NOBODY)


def _bears_on_attack(play: Play) -> bool:
    return bool(play.bodies) or play.team is not None or play.order == ORDER_OTHER


def _copies(board: Board, plays: list[Play]) -> list[Play]:
    """Further copies in hand of cards that are offered once because they are alike."""
    extra: list[Play] = []
    for play in plays:
        if play.target() != t.NOBODY or play.fodder != t.NOBODY:
            continue
        card = board.find(play.object)
        if card is None or card.zone != "hand":
            continue
        for other in board.hand():
            if other.card is card.card and other.id != card.id:
                extra.append(play.again(other.id))
    return extra


def now(board: Board, play: Play, attack: bool) -> bool:
    """Whether a play that could wait for the opponent's turn is better made at once."""
    if not play.patient or play.urgent:
        return True
    card = board.find(play.object)
    if card is None:
        return True
    traits = board.appraiser.traits(card.card)
    thing = board.things_by_id.get(play.target())
    if not traits.instant:
        # A sorcery need not wait, but what it does to the opponent's face can, for the combat.
        return not attack or thing is not None or play.order == ORDER_TEAM
    if thing is None:
        return False
    blocks = attack and not thing.tapped and any(not one.sick for one in board.mine)
    return blocks or thing.traits.engine >= board.weights.kill_now
