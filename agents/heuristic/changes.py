"""What Auras, Equipment and bonuses until end of turn are worth on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from agents.heuristic.reading import Scene, number
from sim.vocab import terms as t
from sim.vocab.abilities import Static
from sim.vocab.continuous import AddKeywords, Affect, ChangeStats, SetStats
from sim.vocab.filters import Is
from sim.vocab.record import Modification, Rule
from sim.vocab.references import Host
from sim.vocab.rules import CantAttack, CantBlock

if TYPE_CHECKING:
    from agents.heuristic.board import Board, Thing

_BEFORE_COMBAT: Final = ("upkeep", "draw", "main1", "begin_combat")


def attaching(board: Board, source: int, host: int, scene: Scene) -> float:
    """What it is worth that an Aura or Equipment is attached to something."""
    obj = board.find(source)
    thing = board.things_by_id.get(host)
    if obj is None or thing is None:
        return 0.0
    side = 1.0 if thing.mine else -1.0
    total = 0.0
    for ability in obj.card.abilities:
        if isinstance(ability, Static):
            for part in ability.parts:
                total += side * _attached(board, part, thing, scene)
    own = board.things_by_id.get(source)
    if own is not None and own.attached_to >= t.FIRST_OBJECT:
        # Moving it from one creature to another takes a better one.
        before = board.things_by_id.get(own.attached_to)
        total -= 0.9 if before is None else 0.9 + 0.2 * before.worth
    return total + side * 0.2 * thing.worth


def _attached(board: Board, part: Affect | Rule, thing: Thing, scene: Scene) -> float:
    if isinstance(part, Affect):
        return _lasting(board, part.modifications, thing, scene) if _host(part.what) else 0.0
    if isinstance(part, CantAttack | CantBlock) and _host(part.filter):
        return -0.45 * thing.worth
    return 0.0


def _lasting(board: Board, changes: tuple[Modification, ...], thing: Thing, scene: Scene) -> float:
    power, toughness, keywords = thing.power, thing.left, thing.keywords
    before = board.appraiser.body(power, toughness, keywords)
    for change in changes:
        if isinstance(change, ChangeStats):
            power += number(change.power, scene)
            toughness += number(change.toughness, scene)
        elif isinstance(change, SetStats):
            power = number(change.power or 0, scene)
            toughness = number(change.toughness or 0, scene)
        elif isinstance(change, AddKeywords):
            keywords |= change.mask
    if toughness <= 0:
        return -thing.loss
    return board.appraiser.body(power, toughness, keywords) - before


def temporary(board: Board, thing: Thing, changes: tuple[Modification, ...], scene: Scene) -> float:
    """What modifications until end of turn are worth to a creature's controller."""
    if not thing.creature:
        return 0.0
    power = keywords = 0
    for change in changes:
        if isinstance(change, ChangeStats):
            power += number(change.power, scene)
        elif isinstance(change, AddKeywords):
            keywords |= change.mask
    if not (thing.mine and board.my_turn and board.step in _BEFORE_COMBAT):
        return 0.05 * power
    if thing.tapped or thing.keywords & t.KEYWORD_DEFENDER:
        return 0.0
    point = board.life_worth(board.life[1 - board.me]) - board.life_worth(
        board.life[1 - board.me] - 1
    )
    worth = 0.0
    if thing.sick:
        if not keywords & t.KEYWORD_HASTE:
            return 0.0
        worth += thing.power * point
    return board.weights.pump_share * (worth + power * point)


def _host(what: object) -> bool:
    return isinstance(what, Host) or (isinstance(what, Is) and isinstance(what.what, Host))
