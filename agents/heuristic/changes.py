"""What Auras, Equipment and bonuses until end of turn are worth on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from agents.heuristic.combat import Fighter, can_block
from agents.heuristic.reading import Scene, number
from sim.vocab import terms as t
from sim.vocab.abilities import Static
from sim.vocab.continuous import AddKeywords, Affect, ChangeStats, SetStats
from sim.vocab.filters import Is
from sim.vocab.record import Modification, Rule
from sim.vocab.references import Host
from sim.vocab.rules import CantAttack, CantBlock

if TYPE_CHECKING:
    from agents.heuristic.board import Board
    from agents.heuristic.things import Thing
    from sim.engine.card_view import CardView

_BEFORE_COMBAT: Final = ("upkeep", "draw", "main1", "begin_combat")


def attaching(board: Board, source: int, host: int, scene: Scene) -> float:
    """What it is worth that an Aura or Equipment is attached to something."""
    obj = board.find(source)
    thing = board.things_by_id.get(host)
    own = board.things_by_id.get(source)
    if obj is None or thing is None or (own is not None and own.attached_to == host):
        return 0.0
    total = _carried(board, obj, thing, scene)
    before = None if own is None else board.things_by_id.get(own.attached_to)
    if before is not None:
        # Moving it takes it away from where it is.
        total -= _carried(board, obj, before, scene) + board.weights.moving
    return total


def _carried(board: Board, obj: CardView, thing: Thing, scene: Scene) -> float:
    """What it is worth that something carries an Aura or Equipment."""
    side = 1.0 if thing.mine else -1.0
    total = side * 0.2 * thing.worth
    for ability in obj.card.abilities:
        if isinstance(ability, Static):
            for part in ability.parts:
                total += side * _attached(board, part, thing, scene)
    hits = board.appraiser.traits(obj.card).hits
    if hits and thing.mine and thing.creature:
        total += hits * connects(board, thing)
    return total


def connects(board: Board, thing: Thing) -> float:
    """How likely a creature of the player's is to deal combat damage to the opponent.

    The sooner it can attack and the fewer can block it, the better.
    """
    w = board.weights
    if thing.traits.cant_attack or thing.keywords & t.KEYWORD_DEFENDER:
        return 0.0
    one = fighter(thing)
    able = [
        it
        for it in board.theirs
        if not it.tapped and not it.traits.cant_block
        if can_block(fighter(it), one)
    ]
    needed = 2 if thing.keywords & t.KEYWORD_MENACE else 1
    likely = w.connects if len(able) < needed else w.connects_past_blockers
    soon = not (thing.sick or thing.tapped) and board.my_turn and board.step in _BEFORE_COMBAT
    return likely if soon else likely * w.connects_later


def fighter(thing: Thing) -> Fighter:
    """A creature as it would fight."""
    return Fighter(
        thing.id,
        thing.power,
        thing.left,
        thing.keywords,
        max(0.1, thing.loss),
        thing.view.color_mask if thing.keywords else 0,
        thing.types,
    )


def _attached(board: Board, part: Affect | Rule, thing: Thing, scene: Scene) -> float:
    if isinstance(part, Affect):
        return _lasting(board, part.modifications, thing, scene) if is_host(part.what) else 0.0
    if isinstance(part, CantAttack | CantBlock) and is_host(part.filter):
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


def bonus(changes: tuple[Modification, ...], scene: Scene) -> tuple[int, int, int]:
    """The power, the toughness and the keywords that modifications add."""
    power = toughness = keywords = 0
    for change in changes:
        if isinstance(change, ChangeStats):
            power += number(change.power, scene)
            toughness += number(change.toughness, scene)
        elif isinstance(change, AddKeywords):
            keywords |= change.mask
    return power, toughness, keywords


def temporary(board: Board, thing: Thing, changes: tuple[Modification, ...], scene: Scene) -> float:
    """What modifications until end of turn are worth to a creature's controller."""
    if not thing.creature:
        return 0.0
    power, _, keywords = bonus(changes, scene)
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


def is_host(what: object) -> bool:
    """Whether a filter or reference means just what something is attached to."""
    return isinstance(what, Host) or (isinstance(what, Is) and isinstance(what.what, Host))
