"""What it is worth to the player to pay costs."""

from __future__ import annotations

from agents.heuristic.board import Board
from agents.heuristic.reading import Scene, fits, number
from sim.engine.card_view import CardView
from sim.vocab import costs as k
from sim.vocab import terms as t
from sim.vocab.filters import Filter
from sim.vocab.record import Cost


def mana_needed(costs: tuple[Cost, ...]) -> int:
    """The mana value among costs."""
    return sum(cost.cost.mana_value for cost in costs if isinstance(cost, k.PayMana))


def discard_loss(board: Board, card: CardView, spare: int = 0) -> float:
    """What discarding a card costs when so much mana is left over."""
    traits = board.appraiser.traits(card.card)
    costs = () if traits.madness is None else traits.madness.costs
    if costs and spare >= mana_needed(costs) and board.has_colors(costs):
        return -0.6
    return board.hand_worth(card) - traits.grave


def discard_price(board: Board, count: int, spare: int = 0, without: int = t.NOBODY) -> float:
    """What discarding so many cards costs, the least valuable ones."""
    if board.blank:
        return 0.6 * board.weights.card * count
    losses = [discard_loss(board, one, spare) for one in board.hand() if one.id != without]
    return sum(sorted(losses)[:count])


def cheapest(board: Board, player: int, what: Filter, count: int, scene: Scene) -> list[float]:
    """What sacrificing so many of a player's permanents that fit costs that player."""
    mine = player == board.me
    losses = []
    for thing in board.things:
        if thing.mine == mine and thing.id != scene.source and fits(what, thing.view, scene):
            losses.append(board.land_loss() if thing.land and mine else thing.loss)
    return sorted(losses)[:count]


def price_of(board: Board, costs: tuple[Cost, ...], scene: Scene, spare: int = 0) -> float:
    """What paying costs is worth."""
    return sum(_price(board, cost, scene, spare) for cost in costs)


def _price(board: Board, cost: Cost, scene: Scene, spare: int) -> float:
    w = board.weights
    if isinstance(cost, k.PayMana):
        return w.mana * cost.cost.mana_value
    if isinstance(cost, k.Sacrifice):
        return sum(cheapest(board, board.me, cost.filter, number(cost.count, scene), scene))
    if isinstance(cost, k.SacrificeSelf):
        return max(0.0, -board.death(scene.source))
    if isinstance(cost, k.DiscardCards):
        return discard_price(board, number(cost.count, scene), spare, scene.source)
    if isinstance(cost, k.DiscardSelf):
        card = board.find(scene.source)
        return 0.0 if card is None else discard_loss(board, card, spare)
    if isinstance(cost, k.TapOthers):
        return 0.2 * number(cost.count, scene)
    if isinstance(cost, k.PayLife):
        return -board.life_change(board.me, -number(cost.amount, scene))
    if isinstance(cost, k.OneOf):
        return min(_price(board, one, scene, spare) for one in cost.options)
    if isinstance(cost, k.ExileFrom):
        return 0.15 * number(cost.count, scene)
    if isinstance(cost, k.ReturnToHand):
        return 0.8 * number(cost.count, scene)
    if isinstance(cost, k.RemoveCounters):
        return (w.power + w.toughness) * number(cost.count, scene)
    if isinstance(cost, k.ChangeLoyalty):
        return -w.loyalty * cost.amount
    return 0.0
